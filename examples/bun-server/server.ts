// Answers GET /vehicles/<vin> with what the VIN says.
import { safeDecodeVin } from "@almanac/vin";

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: Number(process.env.PORT ?? 8080),
  routes: {
    "/vehicles/:vin": (request) => {
      const { data, error } = safeDecodeVin(request.params.vin);
      return error
        ? Response.json({ code: error.code, detail: error.message }, { status: 400 })
        : Response.json({ vin: data.vin, make: data.make, model: data.model, year: data.year });
    },
  },
});
console.log(`Listening on ${server.url}`);
