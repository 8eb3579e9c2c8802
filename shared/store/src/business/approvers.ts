import type { BusinessPermission } from './isAllowed.ts';

/** Who requests or processes approvals (BIZ-O03). */
export const APPROVERS: readonly BusinessPermission[] = [
  'APPROVAL_REQUEST',
  'APPROVAL_REQUEST_EXPLICIT',
  'APPROVAL_REQUEST_ALL',
  'APPROVAL_PROCESSING',
  'APPROVAL_PROCESSING_EXPLICIT',
  'APPROVAL_PROCESSING_ALL',
];
