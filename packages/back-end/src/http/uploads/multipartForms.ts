import type { IncomingMessage } from 'node:http';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';

/** A file uploaded with a form. Do not trust its declared type; see `readMediaType.ts`. */
export interface Upload {
  /** The name of the form's field. */
  field: string;
  /** Without folders. */
  fileName: string;
  content: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a multipart form, by field name. `body` has their file names instead. */
    uploads: Readonly<Record<string, readonly Upload[]>>;
  }
}

export const MULTIPART = 'multipart/form-data';

/** More than any form of the contract may hold; each operation sets its own limits for files. */
const LIMITS = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 20, fileSize: 5 * 1024 * 1024, files: 5, parts: 25 };

/** The parser stops at the last boundary, but the server would still receive the rest. */
export const formBytes = (fileBytes: number): number => fileBytes + LIMITS.fields * LIMITS.fieldSize;

/** The bytes of all forms that are being read: as many as eight of the largest have. */
export const HELD_BYTES = 8 * LIMITS.files * LIMITS.fileSize;

/** Bytes in memory, by request; the one that grew last is the last. */
const held = new Map<IncomingMessage, number>();
let heldBytes = 0;

/**
 * Counts bytes of a form until it is read. Where all of them are too many, the form that has stood still for the longest time is
 * given up: any number of senders may do that.
 */
function hold(request: IncomingMessage, bytes: number): void {
  const before = held.get(request) ?? 0;
  if (before === 0) request.once('close', () => release(request));
  held.delete(request);
  held.set(request, before + bytes);
  heldBytes += bytes;
  const [stillest] = held.keys();
  if (heldBytes <= HELD_BYTES || !stillest) return;
  release(stillest);
  stillest.destroy();
}

function release(request: IncomingMessage): void {
  heldBytes -= held.get(request) ?? 0;
  held.delete(request);
}

const NO_UPLOADS: FastifyRequest['uploads'] = Object.freeze({});

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS });
  app.decorateRequest('uploads', { getter: () => NO_UPLOADS });
}

/** The parts of a form's schema needed to read it. */
export interface FormSchema {
  properties?: Record<string, { type?: unknown; contentMediaType?: string }>;
}

/**
 * Reads a multipart form into `body` and `uploads`, so that the contract's schema can validate it like any other body:
 * a file becomes its name, and a list field is always a list.
 */
export const readMultipart =
  (schema: FormSchema, maxBytes: number): preValidationAsyncHookHandler =>
  async (request) => {
    if (!request.isMultipart()) return;
    checkLength(request, maxBytes, fileOf(schema));
    const body: Record<string, unknown> = {};
    const uploads: Record<string, Upload[]> = {};
    const put = (name: string, value: string) => {
      const isList = schema.properties?.[name]?.type === 'array';
      const before = body[name];
      if (before === undefined) body[name] = isList ? [value] : value;
      else body[name] = [before, value].flat();
    };
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated)
          throw tooLarge(`The field "${part.fieldname}" is too long.`);
        // A form sends every line break as CR LF, whatever was typed (HTML, "constructing the entry list").
        put(part.fieldname, String(part.value).replaceAll('\r\n', '\n'));
        continue;
      }
      const fileName = part.filename ?? '';
      part.file.on('data', ({ length }: Buffer) => hold(request.raw, length));
      const content = await part.toBuffer().catch((error) => {
        throw error.statusCode === 413 ? tooLarge(error.message, part.fieldname) : error;
      });
      put(part.fieldname, fileName);
      const upload = { field: part.fieldname, fileName, content };
      uploads[part.fieldname] = [...(uploads[part.fieldname] ?? []), upload];
    }
    request.body = body;
    Object.defineProperty(request, 'uploads', { value: uploads });
  };

/** The library's own errors have a status; its parser's errors have none but are also the sender's fault. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch (cause) {
    if (cause instanceof Error && 'statusCode' in cause) throw cause;
    throw new ApiError(
      400,
      'VALIDATION_ERROR',
      `The body is not a complete multipart form: ${cause instanceof Error ? cause.message : String(cause)}.`,
      'Please check what you entered.',
    );
  }
}

/** The only file that a form takes: what is too long is that one. */
function fileOf({ properties = {} }: FormSchema): string | undefined {
  const files = Object.keys(properties).filter((name) => properties[name]?.contentMediaType);
  return files.length === 1 ? files[0] : undefined;
}

function checkLength({ headers }: FastifyRequest, maxBytes: number, field: string | undefined): void {
  const length = headers['content-length'];
  if (length === undefined) {
    throw new ApiError(
      411,
      'LENGTH_REQUIRED',
      'A form with files needs a Content-Length.',
      'This request is not allowed.',
    );
  }
  if (Number(length) > maxBytes) throw tooLarge(`The form has ${length} bytes, at most ${maxBytes} are taken.`, field);
}

/** @param field the file that is too large, so that a form shows it there */
export const tooLarge = (description: string, field?: string): ApiError =>
  field === undefined
    ? new ApiError(413, 'PAYLOAD_TOO_LARGE', description, 'This request is not allowed.')
    : new ApiError(413, 'PAYLOAD_TOO_LARGE', description, 'This file is too large.', {}, { error: { field } });
