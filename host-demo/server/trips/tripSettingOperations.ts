import type { Schema } from '@travel-shell/contract';
import { requireSession } from '../auth/requireSession.ts';
import type { OperationHandlers } from '../OperationHandlers.ts';
import type { Services } from '../Services.ts';
import { readTripNotifications } from './readTripNotifications.ts';
import { changeTripSetting, type TripSettingColumn } from './tripSettings.ts';

type Handler = OperationHandlers['setMapViewFD'];

/** Settings and hints the visitor turned on, saw or dismissed (API-048 to API-054). */
export function createTripSettingOperations(services: Services): Partial<OperationHandlers> {
  const { db } = services;

  const turn =
    (column: TripSettingColumn): Handler =>
    async (request, reply) => {
      const { userId } = await requireSession(services, request, reply);
      const { enabled } = request.body as Schema<'TripSettingChange'>;
      return changeTripSetting(db, userId, column, enabled);
    };

  const markShown =
    (column: TripSettingColumn): Handler =>
    async (request, reply) => {
      const { userId } = await requireSession(services, request, reply);
      return changeTripSetting(db, userId, column, true);
    };

  return {
    setMapViewFD: turn('map_view_fd'),
    setMapViewDP: turn('map_view_dp'),
    setTdpAutopilot: turn('tdp_autopilot'),
    setTripsDrawerGoToTripsButtonTooltipShown: markShown('go_to_trips_tooltip_shown'),
    setTripsDrawerReminderTooltipShown: markShown('reminder_tooltip_shown'),
    setNavigationDrawerTripsTooltipShown: markShown('navigation_drawer_tooltip_shown'),

    async clearTripNotification(request, reply): Promise<Schema<'TripNotifications'>> {
      const { userId } = await requireSession(services, request, reply);
      const { tripId } = request.body as Schema<'TripNotificationId'>;
      await db.deleteFrom('trip_notifications').where('user_id', '=', userId).where('trip_id', '=', tripId).execute();
      return { notifications: await readTripNotifications(db, userId) };
    },
  };
}
