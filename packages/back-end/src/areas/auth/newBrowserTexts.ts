import type { Locale } from '@travel-shell/core';

export interface NewBrowserTexts {
  subject: string;
  /** `{browser}` and `{time}`, which is in UTC. */
  used: string;
  /** `{browser}` and `{system}`. */
  browser: string;
  unknown: string;
  yours: string;
  notYours: string;
  see: string;
}

const ENGLISH: NewBrowserTexts = {
  subject: 'A new sign-in to your account',
  used: 'Your account was used for the first time with {browser}, on {time} (UTC).',
  browser: '{browser} on {system}',
  unknown: 'a browser that we do not recognize',
  yours: 'If it was you, there is nothing to do.',
  notYours: 'If it was not you: sign that browser out on the page below, and choose a new password at once.',
  see: 'See where you are signed in',
};

export const NEW_BROWSER_TEXTS: Record<Locale, NewBrowserTexts> = {
  'en-US': ENGLISH,
  pseudo: ENGLISH,
  'de-DE': {
    subject: 'Eine neue Anmeldung in Ihrem Konto',
    used: 'Ihr Konto wurde am {time} (UTC) zum ersten Mal mit {browser} benutzt.',
    browser: '{browser} auf {system}',
    unknown: 'einem Browser, den wir nicht kennen',
    yours: 'Wenn Sie das waren, ist nichts zu tun.',
    notYours:
      'Wenn Sie das nicht waren: Melden Sie diesen Browser auf der Seite unten ab, und wählen Sie sofort ein neues Passwort.',
    see: 'Sehen, wo Sie angemeldet sind',
  },
  'fr-FR': {
    subject: 'Une nouvelle connexion à votre compte',
    used: 'Votre compte a été utilisé pour la première fois avec {browser}, le {time} (UTC).',
    browser: '{browser} sur {system}',
    unknown: 'un navigateur que nous ne reconnaissons pas',
    yours: 'Si c’était vous, il n’y a rien à faire.',
    notYours:
      'Si ce n’était pas vous : déconnectez ce navigateur sur la page ci-dessous et choisissez aussitôt un nouveau mot de passe.',
    see: 'Voir où vous êtes connecté',
  },
  'es-ES': {
    subject: 'Un nuevo inicio de sesión en tu cuenta',
    used: 'Tu cuenta se usó por primera vez con {browser}, el {time} (UTC).',
    browser: '{browser} en {system}',
    unknown: 'un navegador que no reconocemos',
    yours: 'Si fuiste tú, no tienes que hacer nada.',
    notYours:
      'Si no fuiste tú: cierra la sesión de ese navegador en la página de abajo y elige enseguida una contraseña nueva.',
    see: 'Ver dónde has iniciado sesión',
  },
  'ja-JP': {
    subject: 'アカウントへの新しいログイン',
    used: '{time}（UTC）に、{browser}からアカウントが初めて利用されました。',
    browser: '{browser}（{system}）',
    unknown: '不明なブラウザ',
    yours: 'ご本人による操作であれば、何もする必要はありません。',
    notYours:
      '心当たりがない場合は、下のページでそのブラウザをログアウトし、すぐに新しいパスワードを設定してください。',
    see: 'ログイン中の場所を確認する',
  },
  ar: {
    subject: 'تسجيل دخول جديد إلى حسابك',
    used: 'استُخدم حسابك لأول مرة عبر {browser}، في {time} (UTC).',
    browser: '{browser} على {system}',
    unknown: 'متصفح لا نعرفه',
    yours: 'إن كنت أنت من فعل ذلك، فلا يلزمك شيء.',
    notYours: 'وإن لم تكن أنت: سجّل خروج ذلك المتصفح في الصفحة أدناه، واختر كلمة مرور جديدة فورًا.',
    see: 'اطّلع على أماكن تسجيل دخولك',
  },
};
