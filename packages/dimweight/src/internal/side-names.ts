export const sideNames = ["length", "width", "height"] as const;
