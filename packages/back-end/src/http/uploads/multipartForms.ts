import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { ApiError } from '../../errors/ApiError.ts';

/** A file uploaded with a form. Do not trust its declared type; see `readMediaType.ts`. */
export interface Upload {
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

const NO_UPLOADS: FastifyRequest['uploads'] = Object.freeze({});

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS });
  app.decorateRequest('uploads', { getter: () => NO_UPLOADS });
}

/** The parts of a form's schema needed to read it. */
export interface FormSchema {
  properties?: Record<string, { type?: unknown }>;
}

/**
 * Reads a multipart form into `body` and `uploads`, so that the contract's schema can validate it like any other body:
 * a file becomes its name, and a list field is always a list.
 */
export const readMultipart =
  (schema: FormSchema, maxBytes: number): preValidationAsyncHookHandler =>
  async (request) => {
    if (!request.isMultipart()) return;
    checkLength(request, maxBytes);
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
      const content = await part.toBuffer();
      put(part.fieldname, fileName);
      uploads[part.fieldname] = [...(uploads[part.fieldname] ?? []), { fileName, content }];
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

function checkLength({ headers }: FastifyRequest, maxBytes: number): void {
  const length = headers['content-length'];
  if (length === undefined) {
    throw new ApiError(
      411,
      'LENGTH_REQUIRED',
      'A form with files needs a Content-Length.',
      'This request is not allowed.',
    );
  }
  if (Number(length) > maxBytes) throw tooLarge(`The form has ${length} bytes, at most ${maxBytes} are taken.`);
}

const tooLarge = (description: string) =>
  new ApiError(413, 'PAYLOAD_TOO_LARGE', description, 'This request is not allowed.');
