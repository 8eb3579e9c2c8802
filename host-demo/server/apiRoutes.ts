import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import cors from '@fastify/cors';
import responseValidation from '@fastify/response-validation';
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {
  FastifyInstance,
  FastifyRequest,
  preValidationAsyncHookHandler,
  preValidationHookHandler,
  RouteOptions,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { ApiError } from './ApiError.ts';
import { requireSession } from './auth/requireSession.ts';
import type { Permission } from './business/permissions.ts';
import { compressAnswers } from './compressAnswers.ts';
import { BODY_BYTES, UPLOAD_SECONDS } from './connections/connectionOptions.ts';
import { goBackOnFailure } from './goBack.ts';
import type { OperationHandlers } from './OperationHandlers.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';
import { refuseUnstorableText } from './refuseUnstorableText.ts';
import type { Services } from './Services.ts';
import { createUploadAdmission } from './uploads/admitUpload.ts';
import { type FormSchema, MULTIPART, readMultipart, registerMultipart } from './uploads/multipartForms.ts';
import { UPLOAD_BYTES } from './uploads/uploadBytes.ts';

export const OPENAPI_FILE = fileURLToPath(import.meta.resolve('@travel-shell/contract/openapi.yaml'));

/** Every path of the contract starts with one of these prefixes, and no other route does. */
const API_PREFIXES = ['/s/', '/k/', '/i/', '/horizon/', '/auth/', '/trips/api/', '/privacy/consent', '/healthz'];

export const isApiPath = (path: string): boolean => API_PREFIXES.some((prefix) => path.startsWith(prefix));

/** Lists of vendors, and what an authenticator signs. */
const LONG_BODIES: Readonly<Record<string, number>> = {
  saveTcfConsent: 64 * 1024,
  registerPasskey: 64 * 1024,
  loginWithPasskey: 64 * 1024,
};

interface Operation {
  'x-permission'?: Permission;
  operationId: string;
  security?: Record<string, unknown>[];
  responses?: Record<string, unknown>;
  requestBody?: { required?: boolean; content: Record<string, { schema?: FormSchema & { $ref?: string } }> };
}

/** As JSON: reading the YAML takes half a second and 50 MB. */
const readContract = async (): Promise<Specification> =>
  JSON.parse(await readFile(fileURLToPath(import.meta.resolve('@travel-shell/contract/openapi.json')), 'utf8'));

/** Registers one route for each operation of openapi.yaml; requests and responses are validated against it. */
export async function registerApiRoutes(
  app: FastifyInstance,
  handlers: Partial<OperationHandlers>,
  services: Services,
  embedOrigins: readonly string[],
): Promise<void> {
  const specification = await readContract();
  const operations = listOperations(specification);
  const admitUpload = createUploadAdmission(services);

  await app.register(async (api) => {
    // Forms, paths and queries are all text, so coerce them; JSON already has types.
    const forText = compileWhenUsed(createAjv({ coerceTypes: true, useDefaults: true }));
    const forJson = compileWhenUsed(createAjv({ useDefaults: true }));
    api.setValidatorCompiler(({ schema, contentType }) =>
      (contentType === 'application/json' ? forJson : forText).compile(schema),
    );
    // Validate responses without reshaping them, so that a mismatch with the contract shows.
    api.setSerializerCompiler(() => JSON.stringify);
    await api.register(responseValidation, { ajv: compileWhenUsed(createAjv({})) });

    await api.register(cors, {
      origin: [...embedOrigins],
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['Content-Type', 'X-CSRF', 'X-Requested-With'],
      exposedHeaders: ['Retry-After', 'X-Request-Id'],
      maxAge: 600,
    });
    api.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      refuseCrossSite(request, embedOrigins);
    });

    const compressionOf = await compressAnswers(api);
    await registerMultipart(api);
    // No request may have one. The glue warns about every media type without a parser, and the contract's pictures are
    // responses.
    api.addContentTypeParser('image/svg+xml', refuseMediaType);
    await api.register(openapiGlue, {
      specification,
      operationResolver: (operationId: string) => {
        const operation = operations.get(operationId);
        const handler = handlers[operationId as keyof OperationHandlers];
        if (!operation || !handler) throw new Error(`openapi.yaml: operation ${operationId} has no handler`);
        const needsToken = operation.security?.some((way) => 'formToken' in way);
        const needsSession = operation.security?.length && operation.security.every((way) => 'session' in way);
        const form = formSchema(specification, operation);
        // Check token and session first, so that a request without them learns nothing about the body and no file is
        // read.
        const preValidation: preValidationHookHandler[] = [
          ...(needsToken ? [api.csrfProtection] : []),
          ...(needsSession ? [checkSession(services)] : []),
          checkMediaType(operation),
          ...(form
            ? [admitUpload(operationId, operation['x-permission']), readMultipart(form, uploadBytes(operationId))]
            : []),
          refuseUnstorableText,
        ];
        const isPosted = operation.responses?.['303'] !== undefined;
        // The glue sets method and URL itself, but its type requires them.
        return {
          handler,
          preValidation,
          compress: compressionOf(operationId),
          bodyLimit: LONG_BODIES[operationId] ?? BODY_BYTES,
          ...(form && { config: { bodySeconds: UPLOAD_SECONDS } }),
          ...(isPosted && { errorHandler: goBackOnFailure(embedOrigins) }),
        } as Partial<RouteOptions> as RouteOptions;
      },
    });
  });
}

function createAjv(options: { coerceTypes?: boolean; useDefaults?: boolean }) {
  const ajv = new Ajv2020({ ...options, strict: true, strictTuples: false, allowUnionTypes: true });
  addFormats.default(ajv);
  ajv.addVocabulary(['x-spec', 'x-open-point', 'x-permission', 'x-lenient']);
  return ajv;
}

/** Compiled lazily: compiling all response schemas takes most of the start-up time, and few processes use them all. */
function compileWhenUsed(ajv: Ajv2020): Ajv2020 {
  const compile = ajv.compile.bind(ajv);
  ajv.compile = ((schema: AnySchema) => {
    let compiled: ValidateFunction | undefined;
    const validate = (data: unknown) => {
      compiled ??= compile(schema);
      const fits = compiled(data);
      validate.errors = compiled.errors;
      return fits;
    };
    validate.errors = undefined as ValidateFunction['errors'];
    return validate;
  }) as typeof ajv.compile;
  return ajv;
}

interface Specification {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, FormSchema> };
}

function listOperations(specification: Specification): Map<string, Operation> {
  const all = Object.values(specification.paths).flatMap((item) => Object.values(item));
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

/** The schema of an operation's multipart form, if it takes one. */
function formSchema({ components }: Specification, { requestBody }: Operation): FormSchema | undefined {
  const schema = requestBody?.content[MULTIPART]?.schema;
  return schema?.$ref ? components.schemas[schema.$ref.slice('#/components/schemas/'.length)] : schema;
}

function uploadBytes(operationId: string): number {
  const bytes = UPLOAD_BYTES[operationId];
  if (bytes === undefined)
    throw new Error(`uploadBytes.ts: operation ${operationId} takes files, but no size is given`);
  return bytes;
}

const checkSession =
  (services: Services): preValidationAsyncHookHandler =>
  async (request, reply) => {
    await requireSession(services, request, reply);
  };

/** Fastify does not validate a body whose media type the contract does not list, so reject it here. */
const checkMediaType =
  ({ requestBody }: Operation): preValidationAsyncHookHandler =>
  async (request) => {
    const sent = request.mediaType ?? '';
    const allowed = Object.keys(requestBody?.content ?? {});
    if (allowed.includes(sent)) return;
    if (request.body == null && !request.isMultipart() && !requestBody?.required) return;
    throw unsupportedMediaType(`The body has media type "${sent}", expected ${allowed.join(' or ') || 'no body'}.`);
  };

async function refuseMediaType({ mediaType }: FastifyRequest): Promise<never> {
  throw unsupportedMediaType(`No body of media type "${mediaType}" is read.`);
}

const unsupportedMediaType = (description: string) =>
  new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', description, 'This request is not allowed.');
