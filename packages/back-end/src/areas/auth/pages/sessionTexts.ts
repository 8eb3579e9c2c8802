import type { Locale } from '@travel-shell/core';

export interface SessionTexts {
  title: string;
  lead: string;
  account: string;
  here: string;
  /** `{browser}` and `{system}`. */
  browser: string;
  unknown: string;
  /** `{time}`, such as `3 hours ago`. */
  used: string;
  usedNow: string;
  signedIn: string;
  end: string;
  endHere: string;
  endOthers: string;
  nowhereElse: string;
  again: string;
  enterPassword: string;
  ended: string;
  password: string;
  passkeys: string;
}

const ENGLISH: SessionTexts = {
  title: 'Where you are signed in',
  lead: 'These browsers can use your account. Sign out what is not yours, or what you do not use any more. If someone else was signed in, choose a new password as well.',
  account: 'Your account',
  here: 'This browser',
  browser: '{browser} on {system}',
  unknown: 'Unknown browser',
  used: 'Last used {time}',
  usedNow: 'Used within the last hour',
  signedIn: 'signed in {time}',
  end: 'Sign out',
  endHere: 'Sign out here',
  endOthers: 'Sign out everywhere else',
  nowhereElse: 'You are signed in nowhere else.',
  again: 'To sign out other browsers, we ask for your password first.',
  enterPassword: 'Enter it now',
  ended: 'Done. It is signed out.',
  password: 'Choose a new password',
  passkeys: 'Your passkeys',
};

export const SESSION_TEXTS: Record<Locale, SessionTexts> = {
  'en-US': ENGLISH,
  pseudo: ENGLISH,
  'de-DE': {
    title: 'Wo Sie angemeldet sind',
    lead: 'Diese Browser können Ihr Konto benutzen. Melden Sie ab, was nicht Ihnen gehört oder was Sie nicht mehr benutzen. Wenn jemand anderes angemeldet war, wählen Sie auch ein neues Passwort.',
    account: 'Ihr Konto',
    here: 'Dieser Browser',
    browser: '{browser} auf {system}',
    unknown: 'Unbekannter Browser',
    used: 'Zuletzt benutzt {time}',
    usedNow: 'In der letzten Stunde benutzt',
    signedIn: 'angemeldet {time}',
    end: 'Abmelden',
    endHere: 'Hier abmelden',
    endOthers: 'Überall sonst abmelden',
    nowhereElse: 'Sie sind sonst nirgends angemeldet.',
    again: 'Um andere Browser abzumelden, fragen wir zuerst nach Ihrem Passwort.',
    enterPassword: 'Jetzt eingeben',
    ended: 'Fertig. Dort ist niemand mehr angemeldet.',
    password: 'Neues Passwort wählen',
    passkeys: 'Ihre Passkeys',
  },
  'fr-FR': {
    title: 'Où vous êtes connecté',
    lead: 'Ces navigateurs peuvent utiliser votre compte. Déconnectez ceux qui ne sont pas à vous ou que vous n’utilisez plus. Si quelqu’un d’autre était connecté, choisissez aussi un nouveau mot de passe.',
    account: 'Votre compte',
    here: 'Ce navigateur',
    browser: '{browser} sur {system}',
    unknown: 'Navigateur inconnu',
    used: 'Dernière utilisation : {time}',
    usedNow: 'Utilisé au cours de la dernière heure',
    signedIn: 'connexion : {time}',
    end: 'Déconnecter',
    endHere: 'Se déconnecter ici',
    endOthers: 'Déconnecter partout ailleurs',
    nowhereElse: 'Vous n’êtes connecté nulle part ailleurs.',
    again: 'Pour déconnecter d’autres navigateurs, nous vous demandons d’abord votre mot de passe.',
    enterPassword: 'Le saisir maintenant',
    ended: 'C’est fait, la session est terminée.',
    password: 'Choisir un nouveau mot de passe',
    passkeys: 'Vos clés d’accès',
  },
  'es-ES': {
    title: 'Dónde has iniciado sesión',
    lead: 'Estos navegadores pueden usar tu cuenta. Cierra la sesión en los que no sean tuyos o ya no uses. Si otra persona había iniciado sesión, elige también una contraseña nueva.',
    account: 'Tu cuenta',
    here: 'Este navegador',
    browser: '{browser} en {system}',
    unknown: 'Navegador desconocido',
    used: 'Último uso: {time}',
    usedNow: 'Usado en la última hora',
    signedIn: 'inicio de sesión: {time}',
    end: 'Cerrar sesión',
    endHere: 'Cerrar sesión aquí',
    endOthers: 'Cerrar sesión en todos los demás',
    nowhereElse: 'No has iniciado sesión en ningún otro sitio.',
    again: 'Para cerrar la sesión en otros navegadores, primero te pedimos la contraseña.',
    enterPassword: 'Introducirla ahora',
    ended: 'Hecho. La sesión está cerrada.',
    password: 'Elegir una contraseña nueva',
    passkeys: 'Tus llaves de acceso',
  },
  'ja-JP': {
    title: 'ログイン中の場所',
    lead: '次のブラウザーでアカウントを利用できます。心当たりのないものや使わなくなったものはログアウトしてください。他の人がログインしていた場合は、パスワードも変更してください。',
    account: 'アカウント',
    here: 'このブラウザー',
    browser: '{browser}（{system}）',
    unknown: '不明なブラウザー',
    used: '最終利用：{time}',
    usedNow: '1 時間以内に利用',
    signedIn: 'ログイン：{time}',
    end: 'ログアウト',
    endHere: 'ここでログアウト',
    endOthers: '他のすべてからログアウト',
    nowhereElse: '他の場所ではログインしていません。',
    again: '他のブラウザーをログアウトするには、先にパスワードの入力が必要です。',
    enterPassword: '入力する',
    ended: 'ログアウトしました。',
    password: '新しいパスワードを設定する',
    passkeys: 'パスキー',
  },
  ar: {
    title: 'أين سجّلت الدخول',
    lead: 'يمكن لهذه المتصفحات استخدام حسابك. سجّل الخروج مما ليس لك أو لم تعد تستخدمه. وإذا كان شخص آخر قد سجّل الدخول، فاختر كلمة مرور جديدة أيضًا.',
    account: 'حسابك',
    here: 'هذا المتصفح',
    browser: '{browser} على {system}',
    unknown: 'متصفح غير معروف',
    used: 'آخر استخدام {time}',
    usedNow: 'استُخدم خلال الساعة الماضية',
    signedIn: 'تسجيل الدخول {time}',
    end: 'تسجيل الخروج',
    endHere: 'تسجيل الخروج من هنا',
    endOthers: 'تسجيل الخروج من كل مكان آخر',
    nowhereElse: 'لم تسجّل الدخول في أي مكان آخر.',
    again: 'لتسجيل الخروج من متصفحات أخرى، نطلب كلمة مرورك أولًا.',
    enterPassword: 'أدخلها الآن',
    ended: 'تم تسجيل الخروج هناك.',
    password: 'اختيار كلمة مرور جديدة',
    passkeys: 'مفاتيح المرور الخاصة بك',
  },
};
