import type { RequestFields } from "@almanac/questions/question";
import { html } from "hono/html";
import type { Problem } from "../../problems/problem.ts";
import type { ServiceId } from "../../service-id.ts";
import { folded, type Html } from "../html.ts";
import type { Ask } from "./ask.ts";
import type { SameQuestion } from "./form-request.ts";

export type Values = Readonly<Record<string, string>>;

export type Option = readonly [value: string, label: string];

export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

/** A list without groups. */
export function plainList(options: readonly Option[]): readonly OptionGroup[] {
  return [{ label: "", options }];
}

export interface Field {
  readonly name: string;
  readonly label: string;
  /** Without options, the field is a line of text. */
  readonly options?: () => readonly OptionGroup[];
  readonly isDecimal?: boolean;
  readonly isWide?: boolean;
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** The request's fields that it fills, to show their faults. Default: that of its name. */
  readonly fills?: readonly string[];
  /** Left out of the short form on the landing page. */
  readonly isExtra?: boolean;
  /** The title of the fold that holds it. The fold is open if one of its fields has a value. */
  readonly fold?: string;
}

/**
 * The fields of a form. The request says which are numbers, and which are required. A name with a
 * dot is of an amount in an object.
 */
export function fieldsOf({ kinds, required }: RequestFields, fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const { name, fills = [name] } = field;
    return {
      isDecimal: name.includes(".") || fills.some((each) => kinds[each] === "number"),
      isRequired: required.every((names) => fills.some((each) => names.includes(each))),
      ...field,
    };
  });
}

/** What a question shows: the answer as parts of a page, and the same question in other forms. */
export interface Answer {
  readonly headline: Html;
  /** A picture that shows the answer at a glance, for the landing page. */
  readonly glance?: Html;
  readonly body: Html;
  readonly same: SameQuestion;
  /** The answer as the API sends it. */
  readonly json: unknown;
}

/** A question that people ask with a form, which is an ordinary GET. */
export interface Question {
  readonly path: `/try/${string}`;
  readonly service: ServiceId;
  readonly title: string;
  readonly summary: string;
  readonly fields: readonly Field[];
  /** The first is answered before anybody asks, unless the question waits. */
  readonly examples: readonly Example[];
  /** Whether it makes this server connect elsewhere: then nothing is asked before it is sent. */
  readonly waits?: boolean;
  readonly answer: (values: Values, ask: Ask) => Promise<Answer>;
  /** What else the reader can do after a refusal with this code. */
  readonly advice?: (code: string, values: Values) => Html | undefined;
}

interface Example {
  readonly label: string;
  readonly values: Values;
}

/** Examples by their labels, with the values as in the address of the answer. */
export function examplesOf(queries: Values): readonly Example[] {
  return Object.entries(queries).map(([label, query]) => {
    return { label, values: Object.fromEntries(new URLSearchParams(query)) };
  });
}

/** The address of a question: it contains the values, so it can be sent to somebody. */
export function addressOf({ path }: Pick<Question, "path">, values: Values): string {
  return `${path}?${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""))}`;
}

interface FormState {
  readonly values: Values;
  readonly problem?: Problem;
  /** Shows only the most important fields. */
  readonly isShort?: boolean;
  /** Adds a field for an API key, which script sends as a header. */
  readonly asksForKey?: boolean;
}

export function questionForm(question: Question, state: FormState): Html {
  const { values, problem, isShort = false, asksForKey = false } = state;
  const prefix = question.path.replaceAll("/", "-").slice(1);
  const shown = question.fields.filter(({ isExtra }) => !(isShort && isExtra));
  const folds = [...new Set(shown.flatMap(({ fold = [] }) => fold))];
  const drawn = (field: Field) => {
    const faults = faultsOf(field, question, problem);
    return fieldOf(field, `${prefix}-${field.name}`, values[field.name] ?? "", faults);
  };
  return html`<form action="${question.path}" method="get" data-question="${asksForKey ? "keyed" : ""}">
<div class="fields">
${shown.filter(({ fold }) => fold === undefined).map(drawn)}${folds.map((fold) => {
  const inside = shown.filter((field) => field.fold === fold);
  const isOpen = inside.some(({ name }) => (values[name] ?? "") !== "");
  const fields = html`<div class="fields">${inside.map(drawn)}</div>`;
  return html`<div class="wide">${folded(fold, fields, isOpen)}</div>`;
})}
${asksForKey && !isShort ? keyField(prefix) : ""}
<div class="submit"><button>Answer</button></div>
</div>
</form>`;
}

function keyField(prefix: string): Html {
  const id = `${prefix}-key`;
  // Without a name, so that no browser puts the key into the address.
  return html`<div class="field wide scripted-only"><label for="${id}">API key</label><input id="${id}" type="password" autocomplete="off" data-key aria-describedby="${id}-hint"><p class="note" id="${id}-hint">Sent in a header, never in the address.</p></div>`;
}

function fieldOf(field: Field, id: string, value: string, faults: readonly string[]): Html {
  const { label, hint, isWide = false } = field;
  const describedBy = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(faults.length > 0 ? [`${id}-fault`] : []),
  ];
  const described = html`${
    describedBy.length > 0 ? html` aria-describedby="${describedBy.join(" ")}"` : ""
  }${faults.length > 0 ? html` aria-invalid="true"` : ""}`;
  return html`<div class="field${isWide ? " wide" : ""}"><label for="${id}">${label}</label>${
    field.options ? select(field, id, value, described) : input(field, id, value, described)
  }${hint === undefined ? "" : html`<p class="note" id="${id}-hint">${hint}</p>`}${
    faults.length > 0 ? html`<p class="fault" id="${id}-fault">${faults.join(" ")}</p>` : ""
  }</div>
`;
}

function input({ name, isDecimal, isRequired }: Field, id: string, value: string, described: Html) {
  return html`<input id="${id}" name="${name}" value="${value}" maxlength="200" autocomplete="off" spellcheck="false"${
    isDecimal ? html` inputmode="decimal"` : ""
  }${isRequired ? html` required` : ""}${described}>`;
}

function select(field: Field, id: string, value: string, described: Html) {
  const { name, options } = field;
  // Without an option of its own, an unknown value would look like the first option.
  const unknown = isUnknownChoice(field, value)
    ? html`<option value="${value}" selected>${value} (not in this list)</option>`
    : "";
  return html`<select id="${id}" name="${name}"${described}>${unknown}${options?.().map((group) => {
    const list = group.options.map(
      ([each, label]) =>
        html`<option value="${each}"${each === value ? html` selected` : ""}>${label}</option>`,
    );
    return group.label === "" ? list : html`<optgroup label="${group.label}">${list}</optgroup>`;
  })}</select>`;
}

export function choicesOf({ options }: Field): readonly Option[] {
  return (options?.() ?? []).flatMap((group) => group.options);
}

/** Whether a value was given for a field with a list, and the list does not have it. */
export function isUnknownChoice(field: Field, value: string): boolean {
  const isListed = choicesOf(field).some(([choice]) => choice === value);
  return field.options !== undefined && value !== "" && !isListed;
}

function faultsOf(field: Field, { fields }: Question, problem: Problem | undefined): string[] {
  const faults = (problem?.errors ?? []).filter((fault) => isFaultOf(field, fault));
  return faults.map(({ detail }) => inWordsOfForm(fields, detail));
}

type Fault = NonNullable<Problem["errors"]>[number];

export function isFaultOf({ name, fills = [name] }: Field, { pointer, parameter }: Fault): boolean {
  const [place = "", inside] = (parameter ?? pointer?.slice(1) ?? "").split("/");
  return fills.includes(place) || fills.includes(`${place}.${inside}`);
}

/**
 * A sentence of a library in the words of a form: the names of the fields that the form fills
 * become their labels. Names that are also words, such as `year`, stay.
 */
export function inWordsOfForm(fields: readonly Field[], sentence: string): string {
  const labels = new Map(
    fields.flatMap(({ name, label, fills = [name] }) => fills.map((each) => [each, label])),
  );
  return sentence.replaceAll(/\b[a-z]+(?:_[a-z]+|[A-Z][a-z]+)+\b/g, (name, at: number) => {
    const label = labels.get(name);
    if (label === undefined) return name;
    const isFirst = at === 0 || sentence.slice(0, at).endsWith(". ");
    return isFirst ? label : label.charAt(0).toLowerCase() + label.slice(1);
  });
}
