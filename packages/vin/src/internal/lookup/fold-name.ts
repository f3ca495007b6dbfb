/** A name without case, accents and the spaces around it, so that `skoda` finds `Škoda`. */
export function foldName(name: string): string {
  return name.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
