import type { Schema } from '@travel-shell/contract';
import { Notice, useChange } from '@travel-shell/piece/company-screens';
import { setOnboardingTaskStatus } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { checkIcon, Icon, minusIcon } from '@travel-shell/ui/icons';
import { Link } from '@travel-shell/ui/link';
import { type ReactNode, useRef } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

type TaskId = Schema<'OnboardingTaskId'>;
type Status = Schema<'OnboardingTaskStatus'>;

/** The way to a step: a link to another page, or a press that leads to it on this one. */
type StepAction = { text: string; href: string } | { text: string; onSelect: () => void; isBusy?: boolean };

interface StepsProps {
  tasks: readonly Schema<'OnboardingTask'>[];
  actions: Readonly<Partial<Record<string, StepAction>>>;
  messages: Messages;
}

/** The steps with their state, and the buttons that change it (API-074). */
export function Steps({ tasks, actions, messages }: StepsProps): ReactNode {
  const { busy, problem, run } = useChange(messages.common);
  const toggles = useRef(new Map<string, HTMLButtonElement>());
  const text = messages.tasks;
  const states = { open: text.isOpen, done: text.isDone, skipped: text.isSkipped };

  async function mark(taskId: string, status: Status): Promise<void> {
    const isMarked = await run(`${taskId} ${status}`, () => setOnboardingTaskStatus(taskId as TaskId, status));
    // The button “Skip” has gone, with its focus.
    if (isMarked && status === 'skipped') toggles.current.get(taskId)?.focus();
  }

  return (
    <>
      <ol className="steps">
        {tasks.map(({ taskId, status }) => {
          const title = stepTitle(taskId, messages);
          const action = actions[taskId];
          const isOpen = status === 'open';
          const next = isOpen ? 'done' : 'open';
          const toggle = isOpen ? text.done : text.undo;
          return (
            <li key={taskId} className="step" data-status={status}>
              <span className="step-mark" aria-hidden="true">
                {!isOpen && <Icon path={status === 'done' ? checkIcon : minusIcon} />}
              </span>
              <div className="step-texts">
                <h3>
                  {title} <span className="step-state">{states[status]}</span>
                </h3>
                {isKnown(taskId, messages) && <p className="muted">{messages.hints[taskId]}</p>}
                {action && (isOpen || 'href' in action) && <Action action={action} />}
              </div>
              <div className="step-buttons">
                {isOpen && (
                  <Button
                    variant="link"
                    size="small"
                    aria-label={text.button({ action: text.skip, step: title })}
                    isLoading={busy === `${taskId} skipped`}
                    onClick={() => void mark(taskId, 'skipped')}
                  >
                    {text.skip}
                  </Button>
                )}
                <Button
                  ref={(button) => {
                    if (button) toggles.current.set(taskId, button);
                  }}
                  variant="quiet"
                  size="small"
                  aria-label={text.button({ action: toggle, step: title })}
                  isLoading={busy === `${taskId} ${next}`}
                  onClick={() => void mark(taskId, next)}
                >
                  {toggle}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <Notice tone="wrong">{problem}</Notice>
    </>
  );
}

export const stepTitle = (taskId: string, messages: Messages): string =>
  isKnown(taskId, messages) ? messages.steps[taskId] : messages.otherStep;

/** A back end of another release may have more. */
const isKnown = (taskId: string, messages: Messages): taskId is TaskId => Object.hasOwn(messages.steps, taskId);

function Action({ action }: { action: StepAction }): ReactNode {
  if ('href' in action) return <Link href={action.href}>{action.text}</Link>;
  return (
    <Button
      variant="link"
      size="small"
      className="step-action"
      isLoading={action.isBusy === true}
      onClick={action.onSelect}
    >
      {action.text}
    </Button>
  );
}
