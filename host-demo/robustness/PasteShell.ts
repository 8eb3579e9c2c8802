import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A terminal into which the blocks of a guide are pasted, one after the other: variables and functions stay. */
export class PasteShell {
  readonly #shell: ChildProcessWithoutNullStreams;
  #output = '';
  #number = 0;

  constructor(cwd: string, env: Record<string, string>) {
    this.#shell = spawn('bash', ['--noprofile', '--norc'], { cwd, env });
    this.#shell.stdout.on('data', (chunk) => {
      this.#output += chunk;
    });
    this.#shell.stderr.on('data', (chunk) => {
      this.#output += chunk;
    });
  }

  /** Returns the block's output. Throws where its last command fails. */
  async paste(block: string): Promise<string> {
    const mark = `done-${++this.#number}`;
    const from = this.#output.length;
    this.#shell.stdin.write(`${block}\necho "${mark} $?"\n`);
    const end = new RegExp(`${mark} (\\d+)\\n`);
    let found: RegExpExecArray | null = null;
    while (!found) {
      await wait(50);
      found = end.exec(this.#output.slice(from));
      if (!found && this.#shell.exitCode !== null) throw new Error(`The shell ended:\n${this.#output.slice(from)}`);
    }
    const output = this.#output.slice(from, from + found.index);
    if (found[1] !== '0') throw new Error(`This failed with ${found[1]}:\n${block}\n\n${output}`);
    return output;
  }

  end(): void {
    this.#shell.stdin.end();
  }
}
