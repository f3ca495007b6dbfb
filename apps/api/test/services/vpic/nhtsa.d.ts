/** The npm package `nhtsa` has no types. These are the functions that the tests call. */
declare module "nhtsa" {
  interface AxiosAnswer {
    readonly status: number;
    // biome-ignore lint/suspicious/noExplicitAny: the package does not describe the answers.
    readonly data: any;
  }
  const nhtsa: {
    decodeVin(vin: string, format?: string, modelYear?: number): Promise<AxiosAnswer>;
    decodeVinFlatFormat(vin: string, format?: string, modelYear?: number): Promise<AxiosAnswer>;
    decodeVinExtended(vin: string, format?: string, modelYear?: number): Promise<AxiosAnswer>;
    decodeVinExtendedFlatFormat(vin: string, format?: string): Promise<AxiosAnswer>;
    decodeWmi(wmi: string, format?: string): Promise<AxiosAnswer>;
    getWmisForManufacturer(manufacturer: string, format?: string): Promise<AxiosAnswer>;
    getSaeWmisForManufacturer(manufacturer: string, format?: string): Promise<AxiosAnswer>;
    getAllMakes(format?: string): Promise<AxiosAnswer>;
    getAllManufacturers(page?: number, format?: string): Promise<AxiosAnswer>;
    getManufacturerDetails(manufacturer: string, format?: string): Promise<AxiosAnswer>;
    getMakesForManufacturer(manufacturer: string, format?: string): Promise<AxiosAnswer>;
    getParts(type: number, from: string, to: string): Promise<AxiosAnswer>;
  };
  export default nhtsa;
}
