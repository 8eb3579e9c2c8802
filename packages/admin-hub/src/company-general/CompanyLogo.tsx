import { companyLogoFormRules } from '@travel-shell/contract/rules/companyLogoFormRules';
import { apiUrl, useConfig } from '@travel-shell/piece';
import { Notice } from '@travel-shell/piece/company-screens';
import { Form, FormFields, type FormMessages, LeaveQuestion, useForm } from '@travel-shell/piece/form';
import {
  type CompanySettings,
  companyVersion,
  deleteCompanyLogo,
  lastChangeOf,
  uploadCompanyLogo,
} from '@travel-shell/store/company';
import { Button } from '@travel-shell/ui/button';
import { ConfirmDialog } from '@travel-shell/ui/confirm-dialog';
import { FileField, pictureSize } from '@travel-shell/ui/file-field';
import { usePictureFailure } from '@travel-shell/ui/picture-failure';
import { Progress } from '@travel-shell/ui/progress';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import { failureText } from '../parts/failureText.ts';
import { LastChange } from '../parts/LastChange.tsx';
import { Section } from '../parts/Section.tsx';
import { sendOwn } from '../parts/sendOwn.ts';
import { fileTextsOf, nameSize, nameTypes } from './fileTextsOf.ts';
import { refusalOfUpload } from './refusalOfUpload.ts';

interface CompanyLogoProps {
  messages: Messages;
  words: FormMessages;
  settings: CompanySettings;
}

const hasLogo = (): boolean => companyVersion.get().data?.values.logoUrl != null;

const logoOf = ({ logoUrl }: Partial<CompanySettings>) => logoUrl;

/** The logo is shown, replaced and taken away (API-093, API-094). */
export function CompanyLogo({ messages, words, settings }: CompanyLogoProps): ReactNode {
  const text = messages.companyGeneral.logo;
  const { logoUrl, facts } = settings;
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  /** Each upload has an empty field. */
  const [turn, setTurn] = useState(0);
  const region = useRef<HTMLDivElement>(null);

  /** The button that asks, or the field where it has gone with the logo. */
  const next = useMemo(
    () => ({
      get current() {
        return region.current?.querySelector<HTMLElement>('.general-logo button, input') ?? null;
      },
    }),
    [],
  );

  useEffect(() => {
    const root = region.current?.getRootNode() as ShadowRoot | undefined;
    // The button that was pressed has gone with its focus.
    if (turn > 0 && !root?.activeElement) region.current?.querySelector('input')?.focus();
  }, [turn]);

  async function remove(): Promise<string | undefined> {
    try {
      const isSent = await sendOwn(logoOf, (etag) => deleteCompanyLogo(etag));
      // Another one is there, which this visitor has not seen.
      if (!isSent && hasLogo()) return text.changed;
    } catch (error) {
      return failureText(error, messages.common, words);
    }
    setSaid(text.removed);
    return undefined;
  }

  return (
    <Section title={text.title} about={text.about}>
      <div ref={region} className="fields">
        <div className="general-logo">
          {logoUrl ? <Picture src={apiUrl(logoUrl)} alt={text.alt({ name: facts.name })} /> : <p>{text.none}</p>}
          {logoUrl && (
            <Button
              variant="quiet"
              onClick={() => {
                setSaid('');
                setAsking(true);
              }}
            >
              {text.remove}
            </Button>
          )}
        </div>
        <Upload
          key={turn}
          messages={messages}
          words={words}
          onBegin={() => setSaid('')}
          onSaved={() => {
            setSaid(text.saved);
            setTurn(turn + 1);
          }}
        >
          <Notice>{said}</Notice>
          <LastChange change={lastChangeOf(settings, 'LOGO')} messages={messages} />
        </Upload>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        heading={text.removeHeading}
        confirmText={text.remove}
        cancelText={text.keep}
        sendingText={messages.frame.loading}
        errorText={messages.common.refused}
        isDangerous
        returnFocus={next}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {text.removeText}
      </ConfirmDialog>
    </Section>
  );
}

function Picture({ src, alt }: { src: string; alt: string }): ReactNode {
  const { hasFailed, image } = usePictureFailure(src);
  return hasFailed ? <p>{alt}</p> : <img {...image} alt={alt} style={{ inlineSize: pictureSize().css }} />;
}

interface UploadProps {
  messages: Messages;
  words: FormMessages;
  onBegin(): void;
  onSaved(): void;
  /** Beside its button. */
  children: ReactNode;
}

/** CON-098. */
const USUAL_TYPES = ['jpeg', 'png', 'gif'] as const;
const { multipartFile: rule } = companyLogoFormRules;

class ChangedElsewhere extends Error {}

/**
 * The form for a new logo. A problem of the picture is said before it is sent; the back end's word on its contents
 * counts.
 */
function Upload({ messages, words, onBegin, onSaved, children }: UploadProps): ReactNode {
  const text = messages.companyGeneral.logo;
  const { lang } = messages;
  const { companyLogoTypes = USUAL_TYPES } = useConfig();
  const types = companyLogoTypes.map((type) => `image/${type}`);
  const kinds = nameTypes(lang, types);
  const size = nameSize(lang, rule.maxBytes);
  const pixels = new Intl.NumberFormat(lang).format(rule.maxPixels);
  const { tooLarge } = messages.companyGeneral.files;

  const form = useForm<{ multipartFile: File }>({
    rules: { multipartFile: { ...rule, types } },
    messages: { ...words, problems: { ...words.problems, missing: text.missing } },
    labels: { multipartFile: text.file },
    data: { values: {} },
    async submit({ multipartFile }) {
      onBegin();
      if (!(await sendOwn(logoOf, (etag) => uploadCompanyLogo(multipartFile, etag)))) throw new ChangedElsewhere();
      return undefined;
    },
    onSaved,
    refusal(error) {
      if (error instanceof ChangedElsewhere) return { fields: {}, text: text.changed };
      return refusalOfUpload(error, 'multipartFile', tooLarge({ size }), messages);
    },
  });

  return (
    <>
      <Form form={form} action="/business/company/general">
        <div className="fields">
          <FormFields form={form}>
            <FileField
              id={form.fieldId('multipartFile')}
              name="multipartFile"
              label={text.file}
              hint={text.fileHint({ kinds, size })}
              error={form.problems.multipartFile}
              types={types}
              maxBytes={rule.maxBytes}
              maxArea={rule.maxPixels}
              hasPreview
              texts={fileTextsOf(words, {
                type: text.wrongType({ kinds }),
                bytes: tooLarge({ size }),
                pixels: text.tooManyPixels({ pixels }),
              })}
            />
          </FormFields>
          {form.isSending && <Progress label={text.sending} />}
          <div className="actions card-foot">
            <Button type="submit" isLoading={form.isSending}>
              {text.upload}
            </Button>
            {children}
          </div>
        </div>
      </Form>
      <LeaveQuestion form={form} />
    </>
  );
}
