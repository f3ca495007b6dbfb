import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import type { Member } from "../members.ts";
import type { Probe } from "./probes.ts";

/**
 * A TypeScript language service over the built declarations. Its source files exist only in memory.
 */
export class Editor {
  readonly #files = new Map<string, string>();
  readonly #service: ts.LanguageService;

  constructor(members: readonly Member[]) {
    const options: ts.CompilerOptions = {
      target: ts.ScriptTarget.ES2023,
      lib: ["lib.es2023.d.ts"],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
      types: ["node"],
      paths: Object.fromEntries(members.flatMap(declarationsOf)),
    };
    const host: ts.LanguageServiceHost = {
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...this.#files.keys()],
      getScriptVersion: () => "1",
      getScriptSnapshot: (file) => {
        const text = this.#files.get(file) ?? ts.sys.readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => process.cwd(),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (file) => this.#files.has(file) || ts.sys.fileExists(file),
      readFile: (file) => this.#files.get(file) ?? ts.sys.readFile(file),
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
      ...(ts.sys.realpath === undefined ? {} : { realpath: ts.sys.realpath }),
    };
    this.#service = ts.createLanguageService(host);
  }

  write(file: string, source: string): void {
    this.#files.set(resolve(file), source);
  }

  /** The errors of the compiler in a file. */
  errors(file: string): string[] {
    const path = resolve(file);
    const found = [
      ...this.#service.getSyntacticDiagnostics(path),
      ...this.#service.getSemanticDiagnostics(path),
    ];
    return found.map(({ start = 0, messageText }) => {
      const line = (this.#files.get(path) ?? "").slice(0, start).split("\n").length;
      return `${file}:${line}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
  }

  /**
   * Lists the names of a probe that the editor does not offer, and the fields that have no sentence
   * on hover.
   */
  missing(file: string, { position, names, areFields }: Probe): string[] {
    const path = resolve(file);
    const offered = this.#service.getCompletionsAtPosition(path, position, {});
    return names.flatMap((name) => {
      const entry = offered?.entries.find((each) => each.name === name);
      if (entry === undefined) return [`${name} is not completed`];
      if (!areFields) return [];
      const details = this.#service.getCompletionEntryDetails(
        path,
        position,
        name,
        undefined,
        entry.source,
        {},
        entry.data,
      );
      return (details?.documentation ?? []).length > 0 ? [] : [`${name} has no sentence`];
    });
  }

  /**
   * Lists the exports of a library, and the fields of its exported types, that have no sentence
   * on hover.
   */
  undocumented(
    importer: string,
    library: string,
  ): { readonly asked: number; readonly names: string[] } {
    const checker = this.#program().getTypeChecker();
    const sourceFile = this.#program().getSourceFile(resolve(importer));
    const specifier = sourceFile?.statements.find(
      (statement): statement is ts.ImportDeclaration =>
        ts.isImportDeclaration(statement) &&
        (statement.moduleSpecifier as ts.StringLiteral).text === library,
    )?.moduleSpecifier;
    const module = specifier && checker.getSymbolAtLocation(specifier);
    if (module === undefined) return { asked: 0, names: [`${importer} does not import it, so it`] };
    let asked = 0;
    const names: string[] = [];
    const seen = new Set<ts.Symbol>();
    const visit = (type: ts.Type, path: string) => {
      for (const part of partsOf(checker, type)) {
        for (const property of checker.getPropertiesOfType(part)) {
          if (seen.has(property) || !isOwn(property)) continue;
          seen.add(property);
          asked += 1;
          const where = `${path}.${property.name}`;
          if (property.getDocumentationComment(checker).length === 0) names.push(where);
          visit(checker.getTypeOfSymbol(property), where);
        }
      }
    };
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      asked += 1;
      const isDescribed = symbol.getDocumentationComment(checker).length > 0;
      if (!isDescribed && !exported.name.endsWith("Schema")) names.push(exported.name);
      const isType = symbol.flags & (ts.SymbolFlags.Type & ~ts.SymbolFlags.TypeParameter);
      if (isType) visit(checker.getDeclaredTypeOfSymbol(symbol), exported.name);
    }
    return { asked, names };
  }

  #program(): ts.Program {
    const program = this.#service.getProgram();
    if (program === undefined) throw new Error("the language service has no program");
    return program;
  }
}

/** The object types inside a type: the members of a union, the elements of a list. */
function partsOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => partsOf(checker, part));
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    return checker
      .getTypeArguments(type as ts.TypeReference)
      .flatMap((element) => partsOf(checker, element));
  }
  return type.flags & ts.TypeFlags.Object ? [type] : [];
}

/** Whether a property is declared in the build of one of our libraries, and is not private. */
function isOwn(property: ts.Symbol): boolean {
  const declaration = property.declarations?.[0];
  if (declaration === undefined) return false;
  const isPrivate =
    ts.isPropertyDeclaration(declaration) && ts.isPrivateIdentifier(declaration.name);
  return /\/packages\/[^/]+\/dist\//.test(declaration.getSourceFile().fileName) && !isPrivate;
}

function declarationsOf({ folder, manifest }: Member): [string, string[]][] {
  const { publishConfig } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as {
    publishConfig?: { exports?: Readonly<Record<string, { readonly types?: string } | string>> };
  };
  return Object.entries(publishConfig?.exports ?? {}).flatMap(
    ([path, target]): [string, string[]][] =>
      typeof target === "object" && target.types !== undefined
        ? [[manifest.name + path.slice(1), [resolve(folder, target.types)]]]
        : [],
  );
}
