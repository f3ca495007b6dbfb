import { type Command, CommanderError } from "commander";
import type { Answer, Registration } from "./command.ts";
import { commands } from "./commands/index.ts";
import { type Context, createContext, withSettings } from "./context.ts";
import { fault, refuse } from "./errors/almanac-error.ts";
import type { Io } from "./io.ts";
import { page, printReply } from "./output/print-reply.ts";
import { reportError } from "./output/report-error.ts";
import { addCommand, configureCommand, createRootCommand } from "./parser/root-command.ts";
import { forbidFlagsAsValues, requireOneFormat, usageError } from "./parser/usage.ts";

interface Program {
  /** Runs one command line, and returns the exit code. No input makes it reject. */
  run(argv: readonly string[]): Promise<number>;
}

/**
 * Creates the whole program over the given streams. Tests replace the commands with `registered`.
 */
export function createProgram(io: Io, registered: readonly Registration[] = commands): Program {
  return {
    async run(argv) {
      let context = createContext(io, argv);
      let session: Session | undefined;
      try {
        context = withSettings(context);
        session = new Session(context, registered);
        return await session.run(argv);
      } catch (error) {
        // The parser also throws after it printed the help or the version.
        if (error instanceof CommanderError && error.exitCode === 0) return 0;
        return await reportError(session?.explain(error) ?? error, context);
      }
    },
  };
}

/** The state of one run: the parser, the command that it reached, and the exit code so far. */
class Session {
  readonly #context: Context;
  readonly #registered: readonly Registration[];
  readonly #root: Command;
  readonly #configured = new Set<Command>();
  #reached: Command;
  #exit = 0;

  constructor(context: Context, registered: readonly Registration[]) {
    this.#context = context;
    this.#registered = registered;
    this.#root = createRootCommand(context);
    this.#reached = this.#root;
    for (const each of registered) addCommand(this.#root, each);
    forbidFlagsAsValues(this.#root);
    this.#follow(this.#root);
  }

  async run(argv: readonly string[]): Promise<number> {
    requireOneFormat(argv);
    const words = argv.filter((word) => !this.#isModifier(word));
    // Without a command, the program prints the short help.
    if (words.length === 0) this.#root.outputHelp();
    else await this.#root.parseAsync(argv, { from: "user" });
    return this.#exit;
  }

  explain(error: unknown): unknown {
    return error instanceof CommanderError
      ? usageError(error, this.#reached, this.#registered)
      : error;
  }

  #isModifier(word: string): boolean {
    return this.#root.options.some(
      ({ long, short, required }) =>
        (long === word || short === word) && long !== "--version" && !required,
    );
  }

  /** Records the command that the parser reaches, and loads its module before it is entered. */
  #follow(command: Command): void {
    command.hook("preSubcommand", async (_parent, next) => {
      this.#reached = next;
      const registration = this.#registered.find((each) => each.name === next.name());
      if (next.parent !== this.#root || registration === undefined) return;
      requireNoServer(registration, this.#context);
      if (this.#configured.has(next)) return;
      this.#configured.add(next);
      await configureCommand(next, registration, this.#answer);
      this.#prepare(next);
    });
  }

  #prepare(command: Command): void {
    forbidFlagsAsValues(command);
    for (const nested of command.commands) this.#prepare(nested);
    if (command.commands.length > 0) this.#follow(command);
  }

  readonly #answer: Answer = (run) => {
    const session = this;
    return async function () {
      const context = session.#context;
      const reply = await run({ words: this.args, options: this.opts(), command: this, context });
      if (reply === undefined) return;
      await printReply(reply, context, page);
      session.#exit = reply.exit ?? (reply.failed ? 1 : 0);
    };
  };
}

/** Refuses --api where no server can answer. The setting `api` is ignored there. */
function requireNoServer({ name, asksServer }: Registration, { settings }: Context): void {
  // `almanac config` only prints the setting, so it accepts the option.
  if (asksServer === true || name === "config" || settings.api?.source !== "--api") return;
  const why = `is not for almanac ${name}, which is answered on this machine`;
  const allowed = "--api with dim, vin, tax, pay, cert and batch";
  refuse(fault("unknown_field", "--api", why, { allowed, see: `almanac help ${name}` }));
}
