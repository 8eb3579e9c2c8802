import type { Locale } from '@travel-shell/core';

export interface AgainTexts {
  title: string;
  lead: string;
  password: string;
  goOn: string;
  otherWay: string;
  missing: string;
  wrong: string;
  closed: string;
}

const ENGLISH: AgainTexts = {
  title: 'Is it you?',
  lead: 'To change how you sign in, enter your password once more. It counts for ten minutes.',
  password: 'Password',
  goOn: 'Go on',
  otherWay: 'Sign in another way',
  missing: 'Please enter your password.',
  wrong: 'The password is not correct.',
  closed: 'This account is closed. Please write to our service to open it again.',
};

export const AGAIN_TEXTS: Record<Locale, AgainTexts> = {
  'en-US': ENGLISH,
  pseudo: ENGLISH,
  'de-DE': {
    title: 'Sind Sie es?',
    lead: 'Um zu ändern, wie Sie sich anmelden, geben Sie Ihr Passwort noch einmal ein. Das gilt zehn Minuten lang.',
    password: 'Passwort',
    goOn: 'Weiter',
    otherWay: 'Anders anmelden',
    missing: 'Bitte geben Sie Ihr Passwort ein.',
    wrong: 'Das Passwort ist nicht richtig.',
    closed: 'Dieses Konto ist geschlossen. Bitte schreiben Sie unserem Service, um es wieder zu öffnen.',
  },
  'fr-FR': {
    title: 'Est-ce bien vous ?',
    lead: 'Pour modifier votre façon de vous connecter, saisissez à nouveau votre mot de passe. Cela vaut pour dix minutes.',
    password: 'Mot de passe',
    goOn: 'Continuer',
    otherWay: 'Se connecter autrement',
    missing: 'Veuillez saisir votre mot de passe.',
    wrong: 'Le mot de passe est incorrect.',
    closed: 'Ce compte est fermé. Veuillez écrire à notre service pour le rouvrir.',
  },
  'es-ES': {
    title: '¿Eres tú?',
    lead: 'Para cambiar cómo inicias sesión, introduce tu contraseña una vez más. Vale durante diez minutos.',
    password: 'Contraseña',
    goOn: 'Continuar',
    otherWay: 'Iniciar sesión de otra forma',
    missing: 'Introduce tu contraseña.',
    wrong: 'La contraseña no es correcta.',
    closed: 'Esta cuenta está cerrada. Escribe a nuestro servicio para volver a abrirla.',
  },
  'ja-JP': {
    title: 'ご本人確認',
    lead: 'ログイン方法を変更するには、パスワードをもう一度入力してください。10 分間有効です。',
    password: 'パスワード',
    goOn: '続ける',
    otherWay: '別の方法でログイン',
    missing: 'パスワードを入力してください。',
    wrong: 'パスワードが正しくありません。',
    closed: 'このアカウントは閉鎖されています。再開するにはサービス窓口までご連絡ください。',
  },
  ar: {
    title: 'هل هذا أنت؟',
    lead: 'لتغيير طريقة تسجيل الدخول، أدخل كلمة المرور مرة أخرى. يسري ذلك لعشر دقائق.',
    password: 'كلمة المرور',
    goOn: 'متابعة',
    otherWay: 'تسجيل الدخول بطريقة أخرى',
    missing: 'يُرجى إدخال كلمة المرور.',
    wrong: 'كلمة المرور غير صحيحة.',
    closed: 'هذا الحساب مغلق. يُرجى مراسلة خدمتنا لإعادة فتحه.',
  },
};
