import { Button, buttonSheet } from '@travel-shell/ui/button';
import { Dialog, dialogSheet } from '@travel-shell/ui/dialog';
import { calendarIcon, deleteIcon, helpIcon, shareIcon } from '@travel-shell/ui/icons';
import { Menu, menuSheet } from '@travel-shell/ui/menu';
import { ToastRegion, toastSheet, useToasts } from '@travel-shell/ui/toast';
import { Tooltip, tooltipSheet } from '@travel-shell/ui/tooltip';
import { type ReactNode, useState } from 'react';

export const overlaySheets: CSSStyleSheet[] = [buttonSheet, dialogSheet, menuSheet, toastSheet, tooltipSheet];

const ACTIONS = [
  { key: 'share', text: 'Share', icon: shareIcon },
  { key: 'calendar', text: 'Add to calendar', icon: calendarIcon },
  { key: 'delete', text: 'Delete trip', icon: deleteIcon, isDangerous: true, startsGroup: true },
];

/** Overlays that can be opened. */
export function OverlaySpecimens(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { toasts, show, dismiss } = useToasts();
  const close = () => setOpen(false);
  return (
    <div className="badges">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Menu
        items={ACTIONS}
        trigger={(trigger) => (
          <Button variant="quiet" {...trigger}>
            Menu
          </Button>
        )}
      />
      <Button variant="quiet" onClick={() => show({ id: 'saved', text: 'Saved to your trips.', tone: 'success' })}>
        Toast
      </Button>
      <Tooltip text="Fares change by the hour" isLabel>
        {(trigger) => <Button variant="quiet" icon={helpIcon} iconLabel="Fares change by the hour" {...trigger} />}
      </Tooltip>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        heading="Cancel the trip?"
        headingLevel={3}
        closeLabel="Close"
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Cancel trip
            </Button>
          </>
        }
      >
        <p>The train is refunded in full, the hotel until Thursday.</p>
      </Dialog>
      <ToastRegion toasts={toasts} onDismiss={dismiss} label="Messages" closeLabel="Dismiss" />
    </div>
  );
}
