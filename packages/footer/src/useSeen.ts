import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of an element has been visible. */
export function useSeen(ref: RefObject<HTMLElement | null>, wasSeen = false): boolean {
  const [isSeen, setIsSeen] = useState(wasSeen);
  useEffect(() => {
    const element = ref.current;
    if (isSeen || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen]);
  return isSeen;
}
