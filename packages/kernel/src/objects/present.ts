/** A type whose optional members may be absent but never `undefined`. */
export type Present<Value> = {
  [Name in keyof Value as undefined extends Value[Name] ? never : Name]: Value[Name];
} & {
  [Name in keyof Value as undefined extends Value[Name] ? Name : never]?: Exclude<
    Value[Name],
    undefined
  >;
};

/** Removes members that are `undefined`. */
export function present<Value extends object>(value: Value): Present<Value> {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  // Only members that are `undefined`, which `Present` makes optional, have been removed.
  return Object.fromEntries(members) as Present<Value>;
}
