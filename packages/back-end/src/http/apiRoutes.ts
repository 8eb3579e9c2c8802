import cors from '@fastify/cors';
import responseValidation from '@fastify/response-validation';
import type { Schema } from '@travel-shell/contract';
import type { OperationId } from '@travel-shell/contract/Call';
import { FORMATS } from '@travel-shell/contract/formats';
import { Ajv2020, type AnySchema, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preValidationAsyncHookHandler,
  preValidationHookHandler,
  RouteHandlerMethod,
} from 'fastify';
import { ApiError } from '../errors/ApiError.ts';
import { answerGone } from './answerGone.ts';
import type { Contract, ContractOperation } from './Contract.ts';
import { compressAnswers } from './compressAnswers.ts';
import { BODY_BYTES, UPLOAD_SECONDS } from './connections/connectionOptions.ts';
import { goBackOnFailure } from './goBack.ts';
import type { Member } from './Member.ts';
import type { OperationHandlers } from './Operation.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';
import { refuseUnstorableText } from './refuseUnstorableText.ts';
import type { Services } from './Services.ts';
import { refuseActing } from './sessions/refuseActing.ts';
import { requireSession } from './sessions/requireSession.ts';
import { MULTIPART, readMultipart, registerMultipart } from './uploads/multipartForms.ts';
import { UPLOAD_BYTES } from './uploads/uploadBytes.ts';

/** Lists of vendors, and what an authenticator signs. */
const LONG_BODIES: Partial<Record<OperationId, number>> = {
  saveTcfConsent: 64 * 1024,
  registerPasskey: 64 * 1024,
  loginWithPasskey: 64 * 1024,
};

/** Who may send what, which the areas know. */
export interface Admission {
  /** The member of the request, who is kept there; otherwise it throws. */
  requireMember(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Member>;
  /** The member, if they have the permission or one of the others; otherwise it throws. */
  requirePermission(
    services: Services,
    request: FastifyRequest,
    reply: FastifyReply,
    permission: Schema<'BusinessPermission'>,
    others?: readonly Schema<'BusinessPermission'>[],
  ): Promise<Member>;
  /** Throws where the company's plan lacks the feature. */
  requireFeature(services: Services, member: Member, feature: Schema<'DashboardFeature'>): Promise<void>;
  /** Hooks for operations that take files: before a form is read, and after. */
  uploads: {
    admit(operationId: string): preValidationAsyncHookHandler;
    takePlace: preValidationAsyncHookHandler;
  };
}

/** Registers one route for each operation of openapi.yaml; requests and responses are validated against it. */
export async function registerApiRoutes(
  app: FastifyInstance,
  contract: Contract,
  handlers: OperationHandlers,
  services: Services,
  { requireMember, requirePermission, requireFeature, uploads }: Admission,
): Promise<void> {
  const { embedOrigins } = services;
  const checkSession: preValidationAsyncHookHandler = async (request, reply) => {
    request.session = await requireSession(services, request, reply);
  };
  const checkActing: preValidationAsyncHookHandler = async (request, reply) => {
    // Also where no session is needed.
    const session = await services.sessions.readUnverified(request, reply);
    if (session) refuseActing(session);
  };
  const checkPermission =
    (
      permission: Schema<'BusinessPermission'>,
      others?: readonly Schema<'BusinessPermission'>[],
    ): preValidationAsyncHookHandler =>
    async (request, reply) => {
      const { userId } = await requirePermission(services, request, reply, permission, others);
      if (request.method !== 'GET') await services.limits.begin('memberWrite', userId, request.ip);
    };

  const checkFeature =
    (feature: Schema<'DashboardFeature'>): preValidationAsyncHookHandler =>
    async (request, reply) =>
      requireFeature(services, request.member ?? (await requireMember(services, request, reply)), feature);

  await app.register(async (api) => {
    // Forms, paths and queries are all text, so coerce them; JSON already has types.
    const forText = compileWhenUsed(createAjv(contract, { coerceTypes: true, useDefaults: true }));
    const forJson = compileWhenUsed(createAjv(contract, { useDefaults: true }));
    api.setValidatorCompiler(({ schema, contentType }) =>
      (contentType === 'application/json' ? forJson : forText).compile(schema),
    );
    // Validate responses without reshaping them, so that a mismatch with the contract shows.
    api.setSerializerCompiler(() => JSON.stringify);
    await api.register(responseValidation, { ajv: compileWhenUsed(createAjv(contract, {})) });

    await api.register(cors, {
      origin: [...embedOrigins],
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['Content-Type', 'Idempotency-Key', 'If-Match', 'X-CSRF', 'X-Requested-With'],
      exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
      maxAge: 600,
    });
    api.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      refuseCrossSite(request, embedOrigins);
    });

    const compressionOf = await compressAnswers(api);
    await registerMultipart(api);
    api.decorateRequest('session', null);
    api.decorateRequest('member', null);
    for (const { operation, route } of contract.routes) {
      const { operationId } = operation;
      const needsToken = operation.security?.some((way) => 'formToken' in way);
      const needsSession = operation.security?.length && operation.security.every((way) => 'session' in way);
      const form = formSchema(contract, operation);
      const permission = operation['x-permission'];
      const feature = operation['x-feature'];
      // Check who asks first, so that a request that may not learns nothing about the body and no file is read.
      const preValidation: preValidationHookHandler[] = [
        ...(needsToken ? [api.csrfProtection] : []),
        ...(needsSession ? [checkSession] : []),
        ...(operation['x-not-while-acting'] ? [checkActing] : []),
        ...(permission ? [checkPermission(permission, operation['x-or-permissions'])] : []),
        ...(feature ? [checkFeature(feature)] : []),
        checkMediaType(operation),
        ...(form ? [uploads.admit(operationId), readMultipart(form, uploadBytes(operationId)), uploads.takePlace] : []),
        refuseUnstorableText,
      ];
      const isPosted = operation.responses?.['303'] !== undefined;
      api.route({
        ...route,
        handler: answerGone(services, handlers[operationId] as RouteHandlerMethod, (...sent) =>
          requireMember(services, ...sent),
        ),
        preValidation,
        compress: compressionOf(operationId),
        bodyLimit: LONG_BODIES[operationId] ?? BODY_BYTES,
        ...(form && { config: { bodySeconds: UPLOAD_SECONDS } }),
        ...(isPosted && { errorHandler: goBackOnFailure(embedOrigins) }),
      });
    }
  });
}

/** With all schemas that operations share. A test of the contract proves that they are valid, so a server does not ask. */
export function createAjv(contract: Contract, options: Options) {
  const ajv = new Ajv2020({
    validateSchema: false,
    strict: true,
    strictTuples: false,
    allowUnionTypes: true,
    ...options,
  });
  addFormats.default(ajv);
  // The forms of the kit check with these, so that both refuse the same.
  for (const [name, isOne] of Object.entries(FORMATS)) ajv.addFormat(name, isOne);
  ajv.addVocabulary([
    'x-spec',
    'x-open-point',
    'x-permission',
    'x-or-permissions',
    'x-feature',
    'x-not-while-acting',
    'x-lenient',
    'x-rule',
    'x-types',
    'x-max-bytes',
    'x-max-pixels',
    'components',
  ]);
  return ajv.addSchema(contract.sharedSchemas);
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

/** The schema of an operation's multipart form, if it takes one. */
function formSchema(contract: Contract, { requestBody }: ContractOperation) {
  const schema = requestBody?.content[MULTIPART]?.schema;
  return schema && contract.resolve(schema);
}

function uploadBytes(operationId: string): number {
  const bytes = UPLOAD_BYTES[operationId];
  if (bytes === undefined)
    throw new Error(`uploadBytes.ts: operation ${operationId} takes files, but no size is given`);
  return bytes;
}

/** Fastify does not validate a body whose media type the contract does not list, so reject it here. */
const checkMediaType =
  ({ requestBody }: ContractOperation): preValidationAsyncHookHandler =>
  async (request) => {
    const sent = request.mediaType ?? '';
    const allowed = Object.keys(requestBody?.content ?? {});
    if (allowed.includes(sent)) return;
    if (request.body == null && !request.isMultipart() && !requestBody?.required) return;
    throw unsupportedMediaType(`The body has media type "${sent}", expected ${allowed.join(' or ') || 'no body'}.`);
  };

const unsupportedMediaType = (description: string) =>
  new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', description, 'This request is not allowed.');
