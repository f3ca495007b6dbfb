import { certificateQuestion } from "./certificate.ts";
import { parcelQuestion } from "./parcel.ts";
import { payQuestion } from "./pay.ts";
import type { Question } from "./question.ts";
import { shopQuestion } from "./shop.ts";
import { taxQuestion } from "./tax.ts";
import { vinQuestion } from "./vin.ts";

/** Every form, in the order in which pages list them. */
export const questions: readonly Question[] = [
  parcelQuestion,
  vinQuestion,
  taxQuestion,
  payQuestion,
  certificateQuestion,
  shopQuestion,
];
