/** The spellings of a service's name. */
export interface Names {
  /** In paths, packages and commands: `flight-time`. */
  readonly id: string;
  /** Within names of functions and schemas: `flightTime`. */
  readonly camel: string;
  /** Within names of types, classes and factories: `FlightTime`. */
  readonly pascal: string;
  /** As a heading: `Flight time`. */
  readonly title: string;
}

/** The spellings of a name, made from the id. */
export function namesOf(id: string): Names {
  const pascal = id.split("-").map(capitalised).join("");
  return {
    id,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    pascal,
    title: capitalised(id.replaceAll("-", " ")),
  };
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
