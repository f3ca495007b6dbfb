import { holdRooms } from "../../../test/hold-rooms.ts";

const source = new URL("../src/", import.meta.url).pathname;
const page = new URL("../../../CONTRIBUTING.md", import.meta.url);

holdRooms(source, page, "## Rooms of the API");
