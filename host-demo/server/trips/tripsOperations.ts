import type { OperationHandlers } from '../operations.ts';
import type { Services } from '../Services.ts';

export function createTripsOperations(_services: Services): Partial<OperationHandlers> {
  return {};
}
