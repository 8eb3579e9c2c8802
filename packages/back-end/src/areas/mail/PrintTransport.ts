import type { Letter, MailTransport } from './MailTransport.ts';

/** Shows mails on the terminal instead: whoever tries the server opens their links from there. */
export class PrintTransport implements MailTransport {
  readonly #print: (text: string) => void;

  constructor(print: (text: string) => void) {
    this.#print = print;
  }

  async send({ to, subject, text }: Letter): Promise<void> {
    this.#print(`Mail to ${to}: ${subject}\n\n${text}\n`);
  }

  close(): void {}
}
