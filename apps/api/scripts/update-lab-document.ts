// Writes the OpenAPI document of the calls that run tasks. It is a file, so that the command line,
// which serves shops too, bundles no generator of documents. With --check it only reports whether
// the file is up to date.
import { describeLab } from "../src/services/storefront/lab/openapi/describe-lab.ts";
import { writeJson } from "./write-json.ts";

writeJson("src/services/storefront/lab/openapi/document.generated.json", describeLab());
