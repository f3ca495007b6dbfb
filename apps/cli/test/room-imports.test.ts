import { holdRooms } from "../../../test/hold-rooms.ts";

const source = new URL("../src/", import.meta.url).pathname;
const page = new URL("../../../docs/architecture.md", import.meta.url);

holdRooms(source, page, "### Rooms of the command line");
