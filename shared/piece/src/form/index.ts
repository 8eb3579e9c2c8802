export { ConflictQuestion } from './ConflictQuestion.tsx';
export { type DraftOwner, readDraft } from './drafts.ts';
export { Form, FormFields } from './Form.tsx';
export { LeaveQuestion } from './LeaveQuestion.tsx';
export { loadMessages as loadFormMessages } from './messages/generated/loadMessages.ts';
export type { Messages as FormMessages } from './messages/generated/Messages.ts';
export { fileTexts, tableTexts } from './partTexts.ts';
export {
  type Conflict,
  type FieldControl,
  type FormControl,
  type FormOptions,
  type SavedData,
  useForm,
} from './useForm.ts';
export { useFormMessages } from './useFormMessages.ts';
