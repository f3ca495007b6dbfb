/** The licence of a document. `identifier` is a field of OpenAPI 3.1, which the types of the generator do not have. */
export const license = { name: "MIT", identifier: "MIT" };
