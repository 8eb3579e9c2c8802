import { useEffect, useRef } from 'react';

interface Props {
  isOpen: boolean;
  onClose(): void;
}

/** The partner's own menu, opened by the header's menu button. */
export function MenuPanel({ isOpen, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog ref={dialog} className="panel" aria-labelledby="panel-title" onClose={onClose}>
      <h2 id="panel-title">Nordlys</h2>
      <nav aria-label="Nordlys">
        <a href="/cabins">Cabins</a>
        <a href="/routes">Routes</a>
        <a href="/passes">Passes</a>
        <a href="/help">Help</a>
      </nav>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
