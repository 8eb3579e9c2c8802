export type { components, operations, paths } from './generated/openapi.ts';
export type { OperationRules } from './generated/operationRules.ts';
export type {
  AccountSwitcherItem,
  AuthErrorCode,
  AuthResponse,
  AuthState,
  BusinessState,
  ErrorItem,
  ErrorResponse,
  FormToken,
  Health,
  LoginForm,
  Schema,
  UserInfoState,
} from './schemas.ts';
