import type { Schema } from '@travel-shell/contract';
import type { Operation, OperationHandlers } from '../../http/Operation.ts';
import type { Services } from '../../http/Services.ts';
import { readTripNotifications } from './readTripNotifications.ts';
import { changeTripSetting, type TripSettingColumn } from './tripSettings.ts';

type ShownHint =
  | 'setTripsDrawerGoToTripsButtonTooltipShown'
  | 'setTripsDrawerReminderTooltipShown'
  | 'setNavigationDrawerTripsTooltipShown';

/** Settings and hints the visitor turned on, saw or dismissed (API-048 to API-054). */
export function createTripSettingOperations(services: Services) {
  const { db } = services;

  const turn =
    (column: TripSettingColumn): Operation<'setMapViewFD' | 'setMapViewDP' | 'setTdpAutopilot'> =>
    async (request) => {
      const { userId } = request.session;
      const { enabled } = request.body;
      return changeTripSetting(db, userId, column, enabled);
    };

  const markShown =
    (column: TripSettingColumn): Operation<ShownHint> =>
    async (request) => {
      const { userId } = request.session;
      return changeTripSetting(db, userId, column, true);
    };

  return {
    setMapViewFD: turn('map_view_fd'),
    setMapViewDP: turn('map_view_dp'),
    setTdpAutopilot: turn('tdp_autopilot'),
    setTripsDrawerGoToTripsButtonTooltipShown: markShown('go_to_trips_tooltip_shown'),
    setTripsDrawerReminderTooltipShown: markShown('reminder_tooltip_shown'),
    setNavigationDrawerTripsTooltipShown: markShown('navigation_drawer_tooltip_shown'),

    async clearTripNotification(request): Promise<Schema<'TripNotifications'>> {
      const { userId } = request.session;
      const { tripId } = request.body;
      await db.deleteFrom('trip_notifications').where('user_id', '=', userId).where('trip_id', '=', tripId).execute();
      return { notifications: await readTripNotifications(db, userId) };
    },
  } satisfies Partial<OperationHandlers>;
}
