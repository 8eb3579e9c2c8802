import { describe, expect, it } from 'vitest';
import { CLOSED, canGoBack, type Flow, type FlowAction, reduceFlow, type SignInState, stateOf } from './signInState.ts';

const STEPS = [
  'landing',
  'email',
  'password',
  'login',
  'forgot',
  'forgotSuccess',
  'oauth',
  'locked',
  'externalAuth',
  'businessOnboarding',
  'magicCode',
  'priceAlertLanding',
  'tripsSoftGate',
  'changeWaits',
] as const;

describe('stateOf', () => {
  it.each(STEPS)('SIG-020 shows %s when a caller requests it', (state) => {
    expect(stateOf({ reason: 'any', state }).step).toBe(state);
  });

  it('SIG-021 shows the login state, ready to register, when a sign-up is requested', () => {
    expect(stateOf({ reason: 'any', state: 'signUp' })).toEqual({ step: 'login', mode: 'register' });
  });

  it.each([
    ['sign-in', 'landing'],
    ['register', 'login'],
    ['price-alert', 'priceAlertLanding'],
    ['save-trip', 'tripsSoftGate'],
    ['save-change', 'changeWaits'],
    ['business', 'businessOnboarding'],
    ['constructor', 'landing'],
  ])('maps the reason %s to %s when no state is named', (reason, step) => {
    expect(stateOf({ reason }).step).toBe(step);
  });

  it('shows the landing page for an unknown state, and prefers a named state over the reason', () => {
    expect(stateOf({ reason: 'any', state: '__proto__' }).step).toBe('landing');
    expect(stateOf({ reason: 'register', state: 'landing' }).step).toBe('landing');
  });
});

const run = (...actions: FlowAction[]): Flow => actions.reduce(reduceFlow, CLOSED);
const open = (state: string): FlowAction => ({ type: 'opened', request: { reason: 'sign-in', state }, username: '' });
const go = (to: SignInState): FlowAction => ({ type: 'went', to });
const back: FlowAction = { type: 'back' };

describe('the flow', () => {
  it('SIG-027 has a back button in every state but landing, login and the soft gate', () => {
    const without = STEPS.filter((state) => !canGoBack(stateOf({ reason: 'any', state })));
    expect(without).toEqual(['landing', 'login', 'tripsSoftGate', 'changeWaits']);
  });

  it('goes back to the previous state, and from the first one to the landing page', () => {
    const flow = run(open('landing'), go({ step: 'email' }), go({ step: 'password' }), go({ step: 'forgot' }));
    expect(reduceFlow(flow, back).state.step).toBe('password');
    expect([back, back, back].reduce(reduceFlow, flow).state.step).toBe('landing');
    expect(run(open('magicCode'), back).state.step).toBe('landing');
  });

  it('does not go back to finished steps: a popup, a sent mail', () => {
    const sent = run(
      open('login'),
      go({ step: 'forgot' }),
      go({ step: 'forgotSuccess' }),
      go({ step: 'login', mode: 'login' }),
    );
    expect(sent.history.map(({ step }) => step)).toEqual(['login', 'forgot']);
    const other = run(open('landing'), go({ step: 'oauth', phase: 'waiting' }), go({ step: 'oauth', phase: 'failed' }));
    expect(reduceFlow(other, back).state.step).toBe('landing');
    // At the password that would link the two accounts it turns out that the account is locked.
    const locked = run(
      open('landing'),
      go({ step: 'oauth', phase: 'link' }),
      go({ step: 'locked', isDisabled: false }),
    );
    expect(reduceFlow(locked, back).state.step).toBe('landing');
  });

  it('switches between login and register without adding a back step', () => {
    const flow = run(open('login'), go({ step: 'login', mode: 'register' }));
    expect(flow).toMatchObject({ state: { mode: 'register' }, history: [] });
  });

  it('keeps what was typed from form to form, and resets with the next request', () => {
    const typed = run(
      open('email'),
      { type: 'typed', username: 'ada@example.com' },
      go({ step: 'login', mode: 'login' }),
    );
    expect(typed.username).toBe('ada@example.com');
    const closed = reduceFlow(typed, { type: 'closed' });
    expect(closed).toMatchObject({ isOpen: false, state: { step: 'login' } });
    expect(reduceFlow(closed, { type: 'gone' })).toBe(CLOSED);
    expect(reduceFlow(typed, { type: 'gone' })).toBe(typed);
    expect(reduceFlow(closed, open('landing'))).toMatchObject({ isOpen: true, history: [], username: '' });
  });
});
