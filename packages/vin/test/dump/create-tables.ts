import { DumpTable } from "./tables.ts";

const stamps = "createdon updatedon";

/** Empty tables with the columns of NHTSA's standalone database, September 2026. */
export function createTables() {
  const table = (name: string, columns: string) => new DumpTable(name, columns);
  return {
    country: table("country", "id name displayorder"),
    defaultvalue: table("defaultvalue", `id elementid vehicletypeid defaultvalue ${stamps}`),
    element: table(
      "element",
      "id name code lookuptable description isprivate groupname datatype minallowedvalue maxallowedvalue isqs decode weight",
    ),
    enginemodel: table("enginemodel", "id name description"),
    enginemodelpattern: table(
      "enginemodelpattern",
      `id enginemodelid elementid attributeid ${stamps}`,
    ),
    make: table("make", `id name ${stamps}`),
    make_model: table("make_model", `id makeid modelid ${stamps}`),
    manufacturer: table("manufacturer", "id name"),
    manufacturer_make: table("manufacturer_make", "id manufacturerid makeid"),
    model: table("model", `id name ${stamps}`),
    pattern: table("pattern", `id vinschemaid keys elementid attributeid ${stamps}`),
    vehiclespecpattern: table(
      "vehiclespecpattern",
      `id vspecschemapatternid iskey elementid attributeid ${stamps}`,
    ),
    vehiclespecschema: table(
      "vehiclespecschema",
      `id makeid ${stamps} vehicletypeid sourcedate tobeqced`,
    ),
    vehiclespecschema_model: table("vehiclespecschema_model", "id vehiclespecschemaid modelid"),
    vehiclespecschema_year: table("vehiclespecschema_year", "id vehiclespecschemaid year"),
    vindescriptor: table("vindescriptor", `id descriptor modelyear ${stamps}`),
    vinexception: table("vinexception", `id vin checkdigit ${stamps}`),
    vinschema: table("vinschema", `id name sourcewmi ${stamps} tobeqced`),
    vspecschemapattern: table("vspecschemapattern", "id schemaid"),
    wmi: table(
      "wmi",
      `id wmi manufacturerid makeid vehicletypeid ${stamps} countryid publicavailabilitydate trucktypeid processedon noncompliant noncompliantsetbyovsc`,
    ),
    wmi_make: table("wmi_make", "wmiid makeid"),
    wmi_vinschema: table("wmi_vinschema", "id wmiid vinschemaid yearfrom yearto orgid"),
  };
}

export type DumpTables = ReturnType<typeof createTables>;
