// Decodes VINs in a worker at the edge. NHTSA's tables are a file of the worker, so an answer needs
// no other request.
import { type Decoder, loadDecoder } from "@almanac/vin/browser";
// @ts-expect-error The runtime has this module: worker.capnp names the file. Its default export is the bytes.
import packed from "vpic.bin.gz";

/**
 * A runtime at the edge unpacks data only while it answers a request, so the first one opens
 * the tables.
 */
let decoder: Decoder | undefined;

export default {
  async fetch(request: Request): Promise<Response> {
    const [, service, vin] = new URL(request.url).pathname.split("/");
    if (service !== "vehicles" || vin === undefined) {
      return Response.json({ code: "not_found" }, { status: 404 });
    }
    decoder ??= await loadDecoder(packed as ArrayBuffer);
    const { data, error } = decoder.safeDecodeVin(vin);
    if (error) {
      return Response.json({ code: error.code, detail: error.message }, { status: 400 });
    }
    return Response.json({ vin: data.vin, make: data.make, model: data.model, year: data.year });
  },
};
