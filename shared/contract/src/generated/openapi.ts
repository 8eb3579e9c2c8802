// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

export interface paths {
    "/s/run/formtoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the form token of this session. */
        post: operations["fetchFormToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says that this process answers. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/react/component/FooterStateProviderAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the footer's texts, link groups and app-store links. */
        get: operations["getFooterState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/react/component/FooterBrandsStateProviderAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives partner logos and social media sites, which the footer asks for once it is seen. */
        get: operations["getFooterBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/react/component/FooterSiteMapLinksProviderAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the links of the site map. */
        get: operations["getFooterSiteMapLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/react/component/PrivacyMenuStateProviderAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the links of the privacy menu. */
        get: operations["getPrivacyMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/react/component/socialIcons/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the drawing of one social icon. */
        get: operations["getSocialIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/react/component/CurrencyPickerStateProviderAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the available currencies and the current one. */
        get: operations["getCurrencyPicker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/react/component/CountryPickerStateProviderAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the country sites and their languages. */
        get: operations["getCountryPicker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/account/traveler/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a traveler to the account. */
        post: operations["createTraveler"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/account/traveler/v1/{travelerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces a traveler of the account. */
        put: operations["updateTraveler"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/account/traveler/v1/preferred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the traveler that forms are filled with. */
        get: operations["getPreferredTraveler"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/account/currency/v1/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses the currency, for this session or for the account. */
        post: operations["setCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/account/dataSharing/v1/optOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says whether data about this visitor may be shared. */
        get: operations["getDataSharing"];
        /** Opts out of data sharing, or in again. */
        put: operations["setDataSharing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/affiliate/ui/metrics/v1/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts one measurement of a framed page. */
        post: operations["recordUiMetric"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s/horizon/common/layout/FriendlySearchUrlAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finds the address of the same search in another vertical. */
        post: operations["convertSearchUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/common/layout/FriendlySearchUrlAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as below /s. */
        post: operations["convertSearchUrlPlainPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s/run/kmkid/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the marketing id of this visitor, or takes the suggested one on. */
        post: operations["syncKmkid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s/run/kmkid/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the marketing id a sync has given. */
        post: operations["setKmkid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/common/authentication/providers/AuthStateProviderAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says who is signed in. */
        get: operations["getAuthState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a name and a password. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs out.
         * @description Also succeeds when signed out.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a new account.
         * @description The answer is the same for an address that has an account and for one that has none, and so is its time. What
         *     is the case is told in the mail: a link that creates the account, or the news that one exists already.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/auth/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a mail with a link to set a new password.
         * @description The answer and its time are the same for a known and for an unknown name.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/auth/code/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a mail with a code to sign in with.
         * @description Six digits, good for ten minutes, five tries and the browser that asked. The answer and its time are the same
         *     for a known, an unknown and a closed account; only the mail tells which it is.
         */
        post: operations["sendSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/auth/code/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with the code of a mail.
         * @description A wrong, used or late code and one for a name without an account get the same answer.
         */
        post: operations["loginWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/auth/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepares this session for one more account.
         * @description The next sign-in of this browser, by whatever means, joins the accounts of the session instead of replacing
         *     them. Without a sign-in within ten minutes nothing happens.
         */
        post: operations["addAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/auth/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches to another account of this session.
         * @description A `tokenId` is valid for one switch, in the session that received it; the next auth state has new ones.
         */
        post: operations["switchAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/inbox/requests/gmail/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks to read booking mails from the visitor's Gmail inbox. */
        post: operations["requestGmailSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/inbox/gmail/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribes to the Gmail inbox, with its owner's consent. */
        post: operations["subscribeGmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/appleauth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with an ID token of Apple; makes the account at the first time. */
        post: operations["loginWithApple"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/appleauth/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a sign-in on Apple's page. */
        post: operations["startAppleLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/naverauth/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a sign-in on Naver's page. */
        post: operations["startNaverLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/naverauth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with what Naver's page has handed back; makes the account at the first time. */
        post: operations["loginWithNaver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/googleauth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with an ID token of Google.
         * @description Status 0 with `signin` or `signup`: signed in, to an account that was there or a new one. Status 1: the address
         *     has an account that is not linked to Google; API-137 links it. Status 2 with `signup`: there is no account, and
         *     without `confirm` none is made.
         */
        post: operations["loginWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/googleauth/loginAndLinkExisting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with the password of the account that has the Google account's address, and links the two. */
        post: operations["loginAndLinkGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/googleauth/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Links a Google account to the account that is signed in. */
        post: operations["linkGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/googleauth/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the link of the account that is signed in with Google.
         * @description Also succeeds when there is none. Refused with status 2 if Google is the only way to sign in.
         */
        post: operations["unlinkGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/googleauth/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a sign-in on Google's page. */
        post: operations["startGoogleLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/k/run/googleauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with an authorization code of Google's, from its prompt or from a popup. */
        post: operations["authorizeOneTap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/webauthn/v1/autofillParams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the options for offering passkeys in the form's autofill. */
        get: operations["getPasskeyAutofillParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/webauthn/v1/loginParams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the options for a sign-in with a passkey. */
        post: operations["getPasskeyLoginParams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/webauthn/v1/newCredentialParams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the options for a new passkey of the account that is signed in. */
        post: operations["getNewPasskeyParams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/webauthn/v1/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a new passkey for the account that is signed in. */
        post: operations["registerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/webauthn/v1/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the passkeys of the account that is signed in, the oldest first.
         * @description Support that acts as a member does not see them (`FORBIDDEN`).
         */
        get: operations["listPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/webauthn/v1/credentials/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Names a passkey of the account that is signed in.
         * @description Its owner is told by mail.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Removes a passkey of the account that is signed in.
         * @description Needs a sign-in of the last ten minutes. Signs the account out everywhere else; its owner is told by mail. Refused
         *     with status 2 if it is the only way to sign in.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/webauthn/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a passkey. */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/account/sessions/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists where the account is signed in, the session in use first, then the one used last.
         * @description Also sessions in which it is beside another account (API-129). Support that acts as a member does not see them
         *     (`FORBIDDEN`), nor does a member see support's.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Signs the account out everywhere but in the session in use.
         * @description Needs a sign-in of the last ten minutes.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/account/sessions/v1/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Signs the account out in one session.
         * @description Needs a sign-in of the last ten minutes. A session in which another account is in use goes on without this one. For
         *     the session in use it is the same as signing out, and answers with the next form token.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/v1/legalEntities/user/setLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the language a member reads, for mails and invoices. */
        post: operations["setBusinessLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes one's own business profile with a name. */
        post: operations["setUpBusinessProfileV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v2/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes one's own business profile with name, job and phone number. */
        post: operations["setUpBusinessProfileV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v3/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes one's own business profile with everything a member may say. */
        post: operations["setUpBusinessProfileV3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/taskStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a step of the onboarding. */
        post: operations["setOnboardingTaskStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the steps of the onboarding. */
        get: operations["getOnboardingTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/dismissReminderTaskGrid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hides the reminder of the remaining steps. */
        post: operations["dismissReminderTaskGrid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/resendConfirmationEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the link that confirms one's own business profile again. */
        post: operations["resendBusinessConfirmationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/account/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives one's own business profile. */
        get: operations["getBusinessAccountInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/account/keywords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the keywords of one's own business profile. */
        post: operations["setBusinessKeywords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/businessToggleUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the address that switches between business and personal mode. */
        get: operations["getBusinessToggleUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/traveler/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to book for a colleague. */
        post: operations["selectTraveler"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/guest/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to book for a guest of the company. */
        post: operations["selectGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/traveler/unselect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books for oneself again.
         * @description Also succeeds when one already does.
         */
        post: operations["unselectTraveler"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/me/v1/currentIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says who acts in this session, for whom, and whether it is really them. */
        get: operations["getCurrentIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account and a company that it administers. */
        post: operations["signUpCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v2/bizPlus/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** As signUpCompany, for the tier bizPlus. */
        post: operations["signUpBizPlusCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/bizPlus/trackEmailConfirmationClick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that the link in a confirmation mail was followed. */
        post: operations["trackBizPlusEmailConfirmationClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/leisureSignup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a company that the signed-in private account administers. */
        post: operations["signUpLeisureCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/requestDemo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests a demonstration; the company's contact is notified once. */
        post: operations["requestDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/postponeDemo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks to be asked about a demonstration later. */
        post: operations["postponeDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v2/addToWaitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts an address on the list of those who wait for a product.
         * @description Idempotent; the response does not say whether it existed.
         */
        post: operations["addToWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/impersonation/v1/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says whether support may act as members of one's company. */
        get: operations["getImpersonationSupport"];
        put?: never;
        /** Lets support act as members of one's company. */
        post: operations["grantImpersonationSupport"];
        /** Ends support's right to act as members, and the sessions that do. */
        delete: operations["revokeImpersonationSupport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/impersonation/v1/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends acting as a member; the session is the support agent's own again.
         * @description Needs a sign-in of the agent of the last ten minutes. Without one, signing out and in again ends it, too.
         */
        post: operations["endImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/tier/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves one's company to a higher tier. */
        post: operations["upgradeTier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/tier/upgrade/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says how far the last upgrade of one's company is. */
        get: operations["getTierUpgradeStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/issues/reporting/v1/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a problem to support, with files. */
        post: operations["reportIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/users/v2/findUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Searches the people and guests of one's company. */
        post: operations["findUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives all settings of one's company. */
        get: operations["getCompany"];
        /** Changes name and address of one's company. */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what was changed in one's company, and by whom.
         * @description What members and support have changed of the company's settings, logo, features, policies, SSO entries, access for
         *     support and plan. Newest first. Values of secrets are never in it.
         */
        get: operations["getCompanyLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/settings/autoApproval/{mode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets which trips are approved without asking anybody. */
        put: operations["setAutoApprovalMode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/settings/policies/{vertical}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the travel policy of one vertical. */
        put: operations["setTravelPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/sendDeletionEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the link that deletes one's company to the person asking.
         * @description The link holds the three values of API-092. It works once, for 24 hours, and ends an earlier one.
         */
        post: operations["sendCompanyDeletionEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/{confirmationCode}/{requestTime}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes one's company by the values of the mailed link.
         * @description Deletes the company with its settings, logo, roles and memberships. The accounts of its members stay, as private
         *     ones. Only the member who asked for the mail can use it, and only while still allowed to.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/sendConfirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the link that confirms a business account again. */
        post: operations["sendCompanyConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/bizPlus/sendConfirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the link that confirms one's own bizPlus sign-up again. */
        post: operations["sendBizPlusConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the logo of one's company. */
        post: operations["uploadCompanyLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/logo/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the logo of one's company away.
         * @description Also succeeds if there is none.
         */
        post: operations["deleteCompanyLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the system the company settles its expenses with. */
        post: operations["setExpenseManagementSystem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/removeExpenseManagementSystem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settles expenses with no system any more.
         * @description Also succeeds if none is set.
         */
        post: operations["removeExpenseManagementSystem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/sortOrderSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets how the company's search results are sorted at first. */
        post: operations["setSortOrderSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/sso/entrypointurl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the URL at which employees sign in with the company's identity provider. */
        get: operations["getSsoEntryPointUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the identity providers of one's company. */
        get: operations["listSsoSettings"];
        put?: never;
        /** Adds an identity provider, not active yet. */
        post: operations["addSsoEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/sso/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes an identity provider. */
        put: operations["updateSsoEntry"];
        post?: never;
        /** Removes an identity provider. */
        delete: operations["deleteSsoEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/sso/toggleactive/{id}/{flag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches an identity provider on or off. */
        post: operations["toggleSsoEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/sso/{id}/externalAuthorizationUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the sign-in URL of an identity provider.
         * @description An authorization request of OpenID Connect Core 1.0 §3.1.2.1 with state, nonce and a PKCE challenge (RFC 7636).
         *     The address is good for ten minutes and ends the one given before to the same person for the same entry.
         */
        get: operations["getExternalAuthorizationUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/feature/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switches a feature of one's company on. */
        put: operations["enableCompanyFeature"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/feature/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switches a feature of one's company off.
         * @description Also succeeds where it is off.
         */
        put: operations["disableCompanyFeature"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/multiRoomBookings/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Lets the company book several rooms at once. */
        put: operations["enableMultiRoomBookings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/multiRoomBookings/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Lets the company book one room at a time. */
        put: operations["disableMultiRoomBookings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/business/company/v1/contactAccountManager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the account manager of one's company. */
        post: operations["contactAccountManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/common/privacy/providers/CookiesDataProvider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says which consent is still to be asked for. */
        get: operations["getCookiesData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/horizon/common/privacy/LogCookiesConsentAction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that a visitor was asked for consent and what they pressed. */
        post: operations["logCookiesConsentAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores what was pressed in the first layer of a banner, also by a browser without script. */
        post: operations["recordConsentByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/consent/v1/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the visitor's own record of what they chose. */
        get: operations["getConsentRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/cookiebanner/v1/consent/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores which categories of cookies the visitor accepts. */
        post: operations["recordCookieConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/cookiebanner/v1/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the categories of cookies the visitor accepts. */
        get: operations["getCookieConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/cookiebanner/v1/cookies/forCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the cookies of a category. */
        get: operations["getCookiesForCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/iabtcf/v1/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the visitor's choices in the full framework. */
        get: operations["getTcfConsent"];
        put?: never;
        /** Stores the visitor's choices in the full framework. */
        post: operations["saveTcfConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/iabtcf/v1/detailedPrefs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives all that the second layer of the full framework shows. */
        get: operations["getTcfDetailedPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/iabtcf/v1/vendorList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives a vendor list as IAB Europe publishes it. */
        get: operations["getTcfVendorList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/iabtcf/v1/initialPrefs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives what the first layer of the full framework shows. */
        get: operations["getTcfInitialPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/iabtcf/v1/deviceStorageDisclosure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says what a vendor keeps on the visitor's device. */
        get: operations["getDeviceStorageDisclosure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/twoparty/v1/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores that the visitor accepts the two-party dialog. */
        post: operations["giveTwoPartyConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s/run/privacy/gdpr/createConsent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds purposes to those the visitor consented to. */
        post: operations["createGdprConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s/run/privacy/gdpr/removeConsent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes purposes from those the visitor consented to. */
        post: operations["removeGdprConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/cookies/v2/meta/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets or deletes a meta cookie. */
        put: operations["setMetaCookie"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s/cookie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets or deletes a meta cookie, the older way. */
        post: operations["setMetaCookieByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trips/api/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives the trips of this visitor. */
        get: operations["getTripsStore"];
        put?: never;
        /** Gives the trips, and the one a link leads to. */
        post: operations["getTripsStoreForTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trips/api/user/settings/mapViewFD": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the first map view on or off. */
        post: operations["setMapViewFD"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trips/api/user/settings/mapViewDP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second map view on or off. */
        post: operations["setMapViewDP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trips/api/user/settings/tdpAutopilot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the autopilot on or off. */
        post: operations["setTdpAutopilot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trips/api/user/settings/clearNotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the notification of a shared trip away. */
        post: operations["clearTripNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/trips/user/v1/setTripsDrawerGoToTripsButtonTooltipShown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remembers that the go-to-trips button's tooltip was shown. */
        post: operations["setTripsDrawerGoToTripsButtonTooltipShown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/trips/user/v1/setTripsDrawerReminderTooltipShown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remembers that the reminder tooltip was shown. */
        post: operations["setTripsDrawerReminderTooltipShown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/api/trips/user/v1/setNavigationDrawerTripsTooltipShown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remembers that the navigation drawer's trips tooltip was shown. */
        post: operations["setNavigationDrawerTripsTooltipShown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trips/api/user/savedForLater/{resultId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves a search result for later. */
        put: operations["saveResultForLater"];
        post?: never;
        /** Takes a result away from what is saved for later. */
        delete: operations["removeSavedResult"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trips/api/images/seasonal/{a}/{b}/{c}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gives a picture of a place in a season. */
        get: operations["getSeasonalImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        FormToken: {
            formtoken: string;
        };
        ErrorResponse: {
            errors: components["schemas"]["ErrorItem"][];
        };
        ErrorItem: {
            code: string;
            /** @description For developers: what happened and what was expected. */
            description?: string;
            /** @description For visitors. */
            localizedDescription?: string;
            /** @description The field of the body that is wrong, so that a form shows the error there: `address.city`. */
            field?: string;
            /** @description Of a call that is refused for want of one (403): the permission. */
            permission?: string;
        };
        /** @description The first error of a list, the one that is shown (ERR-004). */
        DescribedError: WithRequired<components["schemas"]["ErrorItem"], "description" | "localizedDescription">;
        Health: {
            /** @constant */
            status: "ok";
            /** @constant */
            database?: "ok";
        };
        /** @description Passed through as it is (STA-O07). */
        OpaqueObject: {
            [key: string]: unknown;
        };
        FooterState: {
            brandDisplayName: string;
            pageDescription: string;
            /** @description Shown only when both stores are there (FTR-016). */
            appStoreLinks: components["schemas"]["AppStoreLink"][];
            linkGroups: components["schemas"]["FooterLinkGroups"];
        };
        AppStoreLink: {
            /** @enum {string} */
            appStoreType: "appleappstore" | "googleplay";
            appStoreLink: components["schemas"]["LinkTarget"];
            title: string;
        };
        LinkTarget: {
            /** Format: uri-reference */
            url: string;
        };
        FooterLinkGroups: {
            seo: components["schemas"]["FooterLinkGroup"];
            popularCities: components["schemas"]["FooterLinkGroup"];
            popularDestinations: components["schemas"]["FooterLinkGroup"];
            staticCompany: components["schemas"]["FooterLinkGroup"];
            staticContact: components["schemas"]["FooterLinkGroup"];
            staticAirline: components["schemas"]["FooterLinkGroup"];
            staticMore: components["schemas"]["FooterLinkGroup"];
        };
        FooterLinkGroup: {
            title: string;
            links: components["schemas"]["FooterLink"][];
        };
        FooterLink: {
            /** Format: uri-reference */
            url: string;
            title: string;
            /** @description Names the link in analytics. */
            name: string;
            /** @description Finds the link in a test. */
            testAttr: string;
        };
        FooterSiteMap: {
            siteMapTitle: string;
            siteMapLinks: components["schemas"]["FooterLink"][];
        };
        FooterBrandsState: {
            brands: components["schemas"]["FooterBrand"][];
            socialMediaSites: components["schemas"]["SocialMediaSite"][];
            /** @description URL of each site's icon, by the site's name. */
            socialIconsByName: {
                [key: string]: string;
            };
        };
        FooterBrand: {
            name: string;
            /** @description The alternative text of the logo. */
            title: string;
            /** Format: uri-reference */
            url: string;
            /** Format: uri-reference */
            logoUrl: string;
            /** @description In px. */
            height: number;
        };
        SocialMediaSite: {
            /** @description One of the known sites (FTR-017); others are skipped (FTR-O03). */
            name: string;
            /** Format: uri-reference */
            url: string;
            /** @description The link's text for screen readers. */
            prompt: string;
        };
        PrivacyMenuState: {
            items: components["schemas"]["PrivacyMenuItem"][];
        };
        PrivacyMenuItem: {
            title: string;
            /** Format: uri-reference */
            url: string;
        };
        CurrencyPickerState: {
            topCurrencies: components["schemas"]["Currency"][];
            allCurrencies: components["schemas"]["Currency"][];
            current: components["schemas"]["Currency"];
        };
        Currency: {
            /** @description ISO 4217. */
            currencyCode: string;
            /** @description In the language of the page. */
            displayName: string;
            /** @description In English. */
            name: string;
            /** @description Where it is money. */
            nativeName: string;
            /** @description Plain text, no markup; the code if there is no symbol. */
            htmlSymbolAlone: string;
            /** @description False: known, but not offered (PIC-045). */
            showCurrency: boolean;
        };
        CurrencyChoice: {
            currencyCode: string;
            /**
             * @description Keep it with the account; needs a session.
             * @default false
             */
            store?: boolean;
        };
        ChosenCurrency: {
            currencyCode: string;
            stored: boolean;
        };
        CountryPickerState: {
            countries: components["schemas"]["CountryEntry"][];
            /** @description The languages of the active country. */
            languages: components["schemas"]["LanguageEntry"][];
        };
        /** @description Exactly one of `href` and `dataHref` is there; `href` where a crawler may follow (STA-O04). */
        CountryEntry: {
            text: string;
            /** @description Of the country's first language. */
            locale: string;
            /** Format: uri-reference */
            href?: string;
            /** Format: uri-reference */
            dataHref?: string;
            /** @description The page's locale is one of this country's. */
            active: boolean;
            /**
             * Format: uri-reference
             * @description The address of a picture, 3 by 2 (CON-053).
             */
            flag: string;
            countryCode: string;
            /** @description In English. */
            countryName: string;
            countryNativeName: string;
            /** @description In English. */
            languageName: string;
            languageNativeName: string;
            /** @description One for each language, the country's first language first. */
            languageLinks: components["schemas"]["LanguageLink"][];
        };
        /** @description Exactly one of `href` and `dataHref` is there. */
        LanguageLink: {
            locale: string;
            text: string;
            languageNativeName: string;
            /** @description What the country pays with. */
            currencyCode: string;
            active: boolean;
            /** Format: uri-reference */
            href?: string;
            /** Format: uri-reference */
            dataHref?: string;
        };
        LanguageEntry: {
            locale: string;
            /** Format: uri-reference */
            dataHref: string;
            active: boolean;
        };
        /** @description Fields of a form; empty fields are omitted or null. */
        TravelerFields: {
            firstName: string;
            middleName?: string | null;
            lastName: string;
            /** Format: date */
            dateOfBirth?: string | null;
            /** Format: email */
            emailAddress?: string | null;
            phoneNumber?: string | null;
            phoneCountryCode?: string | null;
            /** Format: country-code */
            phoneCountryCodeISO?: string | null;
            tsaredress?: string | null;
            knownTravelerNumber?: string | null;
            /** @default true */
            preferred?: boolean;
        };
        Traveler: {
            /** Format: uuid */
            travelerId: string;
            firstName: string;
            middleName: string | null;
            lastName: string;
            /** Format: date */
            dateOfBirth: string | null;
            emailAddress: string | null;
            phoneNumber: string | null;
            /** @description Without a plus sign: 44. */
            phoneCountryCode: string | null;
            phoneCountryCodeISO: string | null;
            /** @description The redress number. */
            tsaredress: string | null;
            knownTravelerNumber: string | null;
            preferred: boolean;
        };
        DataSharing: {
            allowDataSharing: boolean;
        };
        UiMetric: {
            metricName: string;
            metricValue: number;
        };
        /** @enum {string} */
        Vertical: "unknown" | "exploregpt" | "navigator" | "main" | "transfer" | "business" | "hotels" | "flights" | "cars" | "packages" | "restaurants" | "tracker" | "deals" | "pr" | "promotion" | "activities" | "cruises" | "explore" | "nearbyexplore" | "rentals" | "vacationrentals" | "trips" | "trains" | "myguides" | "guides" | "guide" | "essentials" | "account" | "discover" | "watchlist" | "routes" | "direct" | "inspiration" | "internal" | "corporate" | "marketing" | "more" | "buses" | "travelawards" | "pricefreeze" | "travelrestrictions" | "hostels" | "expenses" | "insurance" | "besttimetotravel" | "kayakai" | "wizard" | "citybreaks" | "campers" | "ferries" | "news";
        FriendlyUrlForm: {
            originalVertical: components["schemas"]["Vertical"];
            conversionVertical: components["schemas"]["Vertical"];
            /** @description The address of the results page; only its path and query count. */
            searchUrlToConvert: string;
        };
        FriendlyUrl: {
            /** Format: uri-reference */
            convertedUrl: string | null;
        };
        KmkidSuggestion: {
            suggestedKmkid?: string;
        };
        KmkidForm: {
            kmkid: string;
        };
        SyncedKmkid: {
            kmkid: string | null;
        };
        LoginForm: {
            /** @description Email address or phone number. */
            username: string;
            /** Format: password */
            passwd: string;
            /**
             * @description Keep me signed in on this device.
             * @default false
             */
            sticky?: boolean;
            /**
             * @description Include `userInfo` in the response.
             * @default false
             */
            userInfo?: boolean;
        };
        RegisterForm: {
            /** @description Email address. */
            username: string;
            /**
             * @description Has 8 characters at least, and is none that guessers try first: neither a common one, whatever its case, nor
             *     the address, nor made of it or of the site's name (NIST SP 800-63B-4 §3.1.1.2).
             */
            passwd: string;
            /**
             * @description May send offers by mail.
             * @default false
             */
            optin?: boolean;
            /**
             * @description Agrees to the terms of use.
             * @default false
             */
            consent?: boolean;
            /** @description Page of this site to open after registration. */
            regurl?: string;
        };
        /** Format: password */
        NewPassword: string;
        ForgotForm: {
            /** @description Email address or phone number. */
            username: string;
        };
        SignInCodeForm: {
            /** @description Email address or phone number. */
            username: string;
        };
        SignInCodeLoginForm: {
            /** @description As in the request for the code. */
            username: string;
            code: string;
            /**
             * @description Keep me signed in on this device.
             * @default false
             */
            sticky?: boolean;
            /**
             * @description Include `userInfo` in the response.
             * @default false
             */
            userInfo?: boolean;
        };
        /** @description No fields. */
        NoFields: Record<string, never>;
        /** @description An ID token of Apple's script, or `code` and `state` of a popup. */
        AppleLoginForm: {
            idToken?: components["schemas"]["IdToken"];
            code?: string;
            state?: string;
            /** @description The visitor's name. Apple tells the page only at the first sign-in. */
            name?: string;
            /** @default false */
            sticky?: boolean;
            /** @default false */
            userInfo?: boolean;
        };
        GoogleLoginForm: {
            /**
             * @description Create an account if there is none.
             * @default false
             */
            confirm?: boolean;
            idToken: components["schemas"]["IdToken"];
            /** @default false */
            sticky?: boolean;
            /** @default false */
            userInfo?: boolean;
        };
        /** @description What was answered with status 1, an ID token of Google's script or the `state` of a popup. */
        GoogleLinkExistingForm: {
            idToken?: components["schemas"]["IdToken"];
            state?: string;
            /** @description Of the account with the Google account's address. */
            passwd: string;
            /** @default false */
            sticky?: boolean;
            /** @default false */
            userInfo?: boolean;
        };
        /** @description An ID token of Google's script, or `code` and `state` of a popup. */
        GoogleLinkForm: {
            idToken?: components["schemas"]["IdToken"];
            code?: string;
            state?: string;
        };
        NaverLoginForm: {
            code: string;
            state: string;
            /** @default false */
            sticky?: boolean;
            /** @default false */
            userInfo?: boolean;
        };
        OneTapForm: {
            /**
             * @description The authorization code. Without a `state` it is the prompt's, which was given the SHA-256 of the form token as
             *     its `nonce`, in base64url; a code that leads to an ID token with another nonce is refused.
             */
            code: string;
            /** @description Required if the code comes from a popup. */
            state?: string;
            /** @default false */
            sticky?: boolean;
            /** @default false */
            userInfo?: boolean;
        };
        /**
         * @description A signed ID token (OpenID Connect Core §2). Its `nonce` is the SHA-256 of the form token this request carries,
         *     in base64url, so that a token made for another page is worth nothing here.
         */
        IdToken: string;
        ProviderRedirectForm: {
            /** @description Page of this site to return to; `/` by default. */
            redir?: string;
            /** @default false */
            sticky?: boolean;
            /**
             * @description Come back to a page that tells `code` and `state` to the other pages of the site over the BroadcastChannel
             *     `travel-sign-in` and closes, instead of one that signs in and goes on to `redir`.
             * @default false
             */
            popup?: boolean;
        };
        ProviderRedirect: {
            /** Format: uri-reference */
            redirectUrl: string;
            /** @description Returned with the visitor. */
            state: string;
        };
        AuthorizationResult: {
            code: string;
            state: string;
        };
        GmailSubscription: {
            /** @enum {string} */
            status: "requested" | "subscribed";
            /** @description Address of the inbox. */
            email: string | null;
            /**
             * Format: uri-reference
             * @description Google's consent page during the subscription.
             */
            redirectUrl: string | null;
            /** @description Returned with the visitor. */
            state: string | null;
        };
        Base64Url: string;
        PasskeyDescriptor: {
            id: components["schemas"]["Base64Url"];
            /** @constant */
            type: "public-key";
            transports?: components["schemas"]["PasskeyTransports"];
        };
        PasskeyTransports: string[];
        /** @description PublicKeyCredentialRequestOptionsJSON. */
        PasskeyRequestOptions: {
            rpId: string;
            challenge: components["schemas"]["Base64Url"];
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
            timeout: number;
            /** @enum {string} */
            userVerification: "required" | "preferred" | "discouraged";
        };
        /** @description PublicKeyCredentialCreationOptionsJSON. */
        PasskeyCreationOptions: {
            rp: components["schemas"]["PasskeyRelyingParty"];
            user: components["schemas"]["PasskeyUser"];
            challenge: components["schemas"]["Base64Url"];
            pubKeyCredParams: components["schemas"]["PasskeyParameter"][];
            timeout: number;
            /** @enum {string} */
            attestation: "none" | "indirect" | "direct" | "enterprise";
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            authenticatorSelection: components["schemas"]["PasskeySelection"];
            hints?: string[];
            extensions?: components["schemas"]["OpaqueObject"];
        };
        PasskeyRelyingParty: {
            name: string;
            id: string;
        };
        PasskeyUser: {
            id: components["schemas"]["Base64Url"];
            name: string;
            displayName: string;
        };
        PasskeyParameter: {
            alg: number;
            /** @constant */
            type: "public-key";
        };
        PasskeySelection: {
            /** @enum {string} */
            residentKey?: "discouraged" | "preferred" | "required";
            requireResidentKey?: boolean;
            /** @enum {string} */
            userVerification?: "required" | "preferred" | "discouraged";
        };
        SessionList: {
            sessions: components["schemas"]["SessionEntry"][];
        };
        SessionEntry: {
            /**
             * Format: uuid
             * @description Names it in these calls only; it signs nobody in.
             */
            sessionId: string;
            /** @description The session of this request. */
            isCurrent: boolean;
            /** @description Its name, such as `Firefox`, as the browser has called itself at the sign-in. Null where that is unknown. */
            browser: string | null;
            /** @description The operating system or device, likewise. */
            system: string | null;
            /**
             * Format: date-time
             * @description The last sign-in or password. Null where the visitor has changed to this account from another.
             */
            signedInAt: string | null;
            /**
             * Format: date-time
             * @description May be up to an hour earlier than the last use.
             */
            lastUsedAt: string;
        };
        PasskeyList: {
            passkeys: components["schemas"]["Passkey"][];
        };
        Passkey: {
            /** Format: uuid */
            passkeyId: string;
            /** @description The authenticator's own id of it, for the Signal API (WebAuthn L3 §5.1.10). */
            credentialId: string;
            /** @description What its owner calls it. */
            name: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        PasskeyName: {
            name: string;
        };
        /** @description RegistrationResponseJSON. Browsers add fields of their own, so unknown ones pass and are ignored. */
        PasskeyRegistration: {
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            /** @constant */
            type: "public-key";
            authenticatorAttachment?: string | null;
            clientExtensionResults?: components["schemas"]["OpaqueObject"];
            response: components["schemas"]["PasskeyAttestation"];
        };
        PasskeyAttestation: {
            clientDataJSON: components["schemas"]["Base64Url"];
            attestationObject: components["schemas"]["Base64Url"];
            transports?: components["schemas"]["PasskeyTransports"];
        };
        /** @description AuthenticationResponseJSON. Browsers add fields of their own, so unknown ones pass and are ignored. */
        PasskeyAssertion: {
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            /** @constant */
            type: "public-key";
            authenticatorAttachment?: string | null;
            clientExtensionResults?: components["schemas"]["OpaqueObject"];
            response: components["schemas"]["PasskeySignature"];
        };
        PasskeySignature: {
            clientDataJSON: components["schemas"]["Base64Url"];
            authenticatorData: components["schemas"]["Base64Url"];
            signature: components["schemas"]["Base64Url"];
            userHandle?: string | null;
        };
        AuthState: {
            loggedInSession: boolean;
            /** @description Whether this site offers sign-in; independent of the session. */
            allowSignIn: boolean;
            newUser: boolean;
            unconfirmedAccount: boolean;
            guidebookEnabled: boolean;
            surveyGroups: string[];
            /**
             * @description One for each account of this browser's session, in the order to be listed; empty when signed out. The current
             *     account is the item whose `userEmail` is `userInfoState.accountEmail`, in small letters both, wherever it is
             *     in the list; where there are two, the one whose `businessMode` is `businessState.businessMode`. Clients show
             *     it first (ACC-032). A list without it is allowed: then all items are other accounts.
             */
            accountSwitcherItems: components["schemas"]["AccountSwitcherItem"][];
            authStateParams: components["schemas"]["OpaqueObject"];
            userInfoState: components["schemas"]["UserInfoState"];
            businessState: components["schemas"]["BusinessState"];
        };
        /** @description Every field is null when signed out. */
        UserInfoState: {
            /** @description Begins with `+` for an account known by its phone number (MSC-050). */
            accountName: string | null;
            /** @description Null also for an account without an address; the account menu then leads to where one is added (RTE-008). */
            accountEmail: string | null;
            /** Format: uri-reference */
            userImgUrl: string | null;
            userDisplayEmail: string | null;
        };
        /** @description Always there; `businessMode` false and empty values for a private traveller. */
        BusinessState: {
            businessProfile: boolean;
            businessMode: boolean;
            companyConfirmationNeeded: boolean;
            businessProfileConfirmationNeeded: boolean;
            currentlyBookingForOther: boolean;
            /** @description The email address of the traveller being booked for. */
            currentTraveler: string | null;
            currentTravelerInfoState: components["schemas"]["OpaqueObject"] | null;
            travelArranger: boolean;
            permissions: components["schemas"]["BusinessPermission"][];
            /** @description Names as in DashboardFeature. Not validated against that list, because a newer back end may have more. */
            features: string[];
            /**
             * @default TRAVELER_ONLY
             * @enum {string}
             */
            bookingMode: "TRAVELER_ONLY" | "TRAVELER_OR_TRAVEL_MANAGER";
            companyName: string | null;
            /** Format: uri-reference */
            companyLogoUrl: string | null;
            accountOnboardingProgress: number;
            companyOnboardingProgress: number;
            authorizedForApprovalsPage: boolean;
            bookOnBehalfEnabled: boolean;
        };
        AccountSwitcherItem: {
            userEmail: string;
            businessMode: boolean;
            /** @description Names the account in one switch of this session (API-130); no secret. */
            tokenId: string;
            accountName: string;
            /** Format: uri-reference */
            userImgUrl: string | null;
        };
        AuthResponse: {
            /**
             * @description -1 it failed, the client rejects; 0 it worked; 1 there is an account that can be linked; 2 try again, with
             *     other values in the form, see `errorField`.
             * @enum {integer}
             */
            status: -1 | 0 | 1 | 2;
            /** @description What to tell the visitor; `signin` or `signup` after a provider's sign-in (SIG-041). */
            message?: string;
            /** @description The field of the form, by its name (STA-102, STA-103); `code`. */
            errorField?: string;
            errorCode?: components["schemas"]["AuthErrorCode"];
            uid?: string;
            userInfo?: components["schemas"]["UserInfoState"];
            /** @description Replaces the current token. */
            formToken?: string;
            /** Format: uri-reference */
            businessRedirectUrl?: string;
            /** Format: uri-reference */
            loginRedirectUrl?: string;
        };
        /** @enum {string} */
        AuthErrorCode: "VALIDATION_ERROR" | "INVALID_SESSION" | "NO_SUCH_USER" | "PASSKEYS_NOT_SETUP" | "EXTERNAL_AUTH_REQUIRED";
        /** @description A BCP 47 tag of language, script and region. */
        BusinessLocale: string;
        BusinessLanguage: {
            localeCode: components["schemas"]["BusinessLocale"];
        };
        PersonName: string;
        BusinessPhoneNumber: string;
        BusinessSetupV1: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
        };
        BusinessSetupV2: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            jobTitle?: string | null;
            phoneNumber?: components["schemas"]["BusinessPhoneNumber"] | null;
        };
        /** @description Omitted fields stay unchanged. */
        BusinessSetupV3: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            jobTitle?: string | null;
            phoneNumber?: components["schemas"]["BusinessPhoneNumber"] | null;
            localeCode?: components["schemas"]["BusinessLocale"];
            allowsBookingByOthers?: boolean;
        };
        BusinessAccountInfo: {
            email: string;
            firstName: string;
            lastName: string;
            jobTitle: string | null;
            phoneNumber: string | null;
            staffClassDescription: string | null;
            localeCode: string | null;
            /** @description Whether colleagues may book for this member without being an assigned arranger. */
            allowsBookingByOthers: boolean;
            keywords: string[];
            role: components["schemas"]["UserRole"];
            companyName: string;
            tier: components["schemas"]["CompanyTier"];
            demoRequestStatus: components["schemas"]["RequestStatus"];
        };
        BusinessKeywords: {
            keywords: string[];
        };
        BusinessToggleUrl: {
            /** Format: uri-reference */
            url: string;
            /** @description The mode after opening the URL. */
            businessMode: boolean;
        };
        /** @enum {string} */
        OnboardingTaskId: "CONFIRM_EMAIL" | "COMPLETE_PROFILE" | "ADD_TRAVELER" | "CHOOSE_LANGUAGE" | "TAKE_TOUR" | "COMPANY_DETAILS" | "COMPANY_LOGO" | "INVITE_USERS" | "TRAVEL_POLICY" | "PAYMENT_METHOD";
        /** @enum {string} */
        OnboardingTaskStatus: "open" | "done" | "skipped";
        OnboardingTask: {
            taskId: string;
            status: components["schemas"]["OnboardingTaskStatus"];
        };
        OnboardingTasks: {
            accountTasks: components["schemas"]["OnboardingTask"][];
            companyTasks: components["schemas"]["OnboardingTask"][];
            accountOnboardingProgress: number;
            companyOnboardingProgress: number;
            reminderTaskGridDismissed: boolean;
        };
        TravelerSelection: {
            email: string;
            currentTraveler?: components["schemas"]["BelievedTraveler"];
        };
        TravelerRelease: {
            currentTraveler?: components["schemas"]["BelievedTraveler"];
        };
        /** @description The address of the traveller that the page shows, null for the member. Where they book for somebody else by now, the answer is 409. Left out, nothing is compared. */
        BelievedTraveler: string | null;
        GuestSelection: {
            /** Format: email */
            email: string;
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            currentTraveler?: components["schemas"]["BelievedTraveler"];
        };
        BookingForUserInfo: {
            accountName: string;
            /** Format: uri-reference */
            userImgUrl: string | null;
        };
        CurrentIdentity: {
            accountName: string;
            accountEmail: string;
            /** Format: uri-reference */
            userImgUrl: string | null;
            businessMode: boolean;
            companyName: string | null;
            /** @description The name of the support agent who acts as this account. */
            impersonatedBy: string | null;
            /**
             * Format: date-time
             * @description When support is signed out as this account; null or absent where nobody acts, or no end is known.
             */
            impersonationEndsAt?: string | null;
            bookingFor: components["schemas"]["BookingForUserInfo"] | null;
        };
        CompanySignup: {
            companyName: components["schemas"]["NewCompanyName"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            /** Format: email */
            email: string;
            /**
             * @description As in `register`: neither a common one nor made of the address, the names or the site's name. Answers 400
             *     `VALIDATION_ERROR`.
             */
            password: components["schemas"]["NewPassword"];
        };
        NewCompanyName: string;
        SignupReceipt: {
            /** @description Address to which the mail was sent. */
            email: string;
        };
        EmailConfirmationClick: {
            confirmationCode: string;
        };
        LeisureSignup: {
            companyName: components["schemas"]["NewCompanyName"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
        };
        /** @enum {string} */
        RequestStatus: "notRequested" | "requested" | "postponed";
        DemoRequest: {
            phoneNumber?: components["schemas"]["BusinessPhoneNumber"];
            message?: string;
        };
        DemoRequestState: {
            status: components["schemas"]["RequestStatus"];
        };
        WaitlistEntry: {
            /** Format: email */
            email: string;
            tier: components["schemas"]["CompanyTier"];
        };
        ImpersonationSupport: {
            enabled: boolean;
            /** Format: date-time */
            grantedAt: string | null;
            /** @description The name of the administrator. */
            grantedBy: string | null;
        };
        ImpersonationEnd: {
            /** @description Replaces the current token. */
            formToken: string;
            /** Format: uri-reference */
            redirectUrl: string;
        };
        TierUpgradeRequest: {
            tier: components["schemas"]["CompanyTier"];
        };
        TierUpgrade: {
            tier: components["schemas"]["CompanyTier"];
            requestedTier: components["schemas"]["CompanyTier"] | null;
            /** @enum {string} */
            status: "NONE" | "PENDING" | "COMPLETED";
        };
        IssueReportForm: {
            summary: string;
            description: string;
            topic: string;
            bookingNumber?: string;
            attachments?: string[];
        };
        IssueReportReceipt: {
            /** Format: uuid */
            reportId: string;
        };
        /** @enum {string} */
        UserSearchMode: "all" | "admins" | "travelersForTravelArranger" | "potentialTravelArrangers" | "approvers" | "travelManagers" | "sponsoredGuests" | "guestSponsors" | "guests" | "filtered" | "potentialCustomApprovers" | "potentialRuleCustomApprovers";
        UserSearch: {
            /** @description Part of a name or address; empty lists everyone. */
            query: string;
            searchMode: components["schemas"]["UserSearchMode"];
            filters?: components["schemas"]["UserSearchFilters"];
        };
        UserSearchFilters: {
            roles?: components["schemas"]["BusinessRole"][];
            staffClasses?: string[];
        };
        /** @enum {string} */
        BusinessRole: "TRAVELER" | "TRAVEL_ARRANGER" | "APPROVER" | "TRAVEL_MANAGER" | "ADMIN";
        UserPage: {
            content: components["schemas"]["UserSearchResult"][];
            paging: components["schemas"]["Paging"];
        };
        UserSearchResult: {
            email: string;
            firstName: string;
            lastName: string;
            role: components["schemas"]["UserRole"];
            /** Format: uri-reference */
            profileImageUrl: string | null;
            customData: components["schemas"]["UserCustomData"];
        };
        UserRole: {
            /** @description As people call it. */
            roleName: string;
        };
        UserCustomData: {
            staffClassDescription: string | null;
        };
        Paging: {
            pageable: components["schemas"]["Pageable"];
            first: boolean;
            last: boolean;
            numberOfElements: number;
            totalPages: number;
            totalElements: number;
        };
        Pageable: {
            page: number;
            size: number;
            offset: number;
            paged: boolean;
        };
        /** @enum {string} */
        BusinessPermission: "TRIP_EVENT_BOOK_GUEST" | "TRIP_EVENT_BOOK_OTHER" | "TRIP_EVENT_BOOK_EXPLICIT" | "TRIP_EVENT_BOOK_ALL_ALLOWING" | "TRIP_EVENT_BOOK_ALL" | "APPROVAL_REQUEST" | "APPROVAL_REQUEST_EXPLICIT" | "APPROVAL_REQUEST_ALL" | "APPROVAL_PROCESSING" | "APPROVAL_PROCESSING_EXPLICIT" | "APPROVAL_PROCESSING_ALL" | "REPORTING_FIELDS_MANAGEMENT" | "COMPANY_CORPORATE_MEMBERSHIP_MANAGEMENT" | "COMPANY_INTEGRATION_MANAGEMENT" | "COMPANY_SETTINGS_MANAGEMENT" | "COMPANY_APPROVAL_SETTINGS_MANAGEMENT" | "HOTEL_RECOMMENDATION" | "TRAVEL_POLICY" | "SENIORITY" | "USER_PROFILE_EDIT" | "USER_PROFILE_EDIT_ALL" | "USER_PROFILE_VIEW" | "USER_PROFILE_VIEW_ALL" | "USER_MANAGEMENT" | "GUEST_DELETE" | "GUEST_DELETE_ALL" | "GUEST_INVITE" | "REPORTING_VIEW" | "USER_INVITE" | "BUSINESS_PROFILE_EDIT" | "BUSINESS_PROFILE_DELETE" | "BUSINESS_PROFILE_SEARCH" | "COMPANY_PAYMENT_METHOD_VIEW" | "COMPANY_PAYMENT_METHOD_MANAGEMENT" | "HOMEPAGE_MESSAGES_MANAGEMENT" | "ROLE_MANAGEMENT" | "TRAVEL_TRACKER" | "EVENT_EDIT" | "EVENT_EDIT_ALL" | "GUEST_MANAGEMENT" | "BOOK_ON_BEHALF_REQUEST_PROCESSING" | "DISABLED";
        CompanySettings: {
            hash: components["schemas"]["CompanyHash"];
            facts: components["schemas"]["CompanyFacts"];
            autoApprovalMode: components["schemas"]["AutoApprovalMode"];
            policies: components["schemas"]["TravelPolicies"];
            /** Format: uri-reference */
            logoUrl: string | null;
            expenseManagementSystemCode: components["schemas"]["ExpenseManagementSystemCode"] | null;
            sortOrderSettings: components["schemas"]["SortOrderSettings"];
            ssoSettings: components["schemas"]["SsoSettings"];
            /** @description Allows support staff to act for members of this company (BIZ-004). */
            impersonationSupport: boolean;
            tier: components["schemas"]["CompanyTier"];
            tierUpgrade: components["schemas"]["TierUpgrade"];
            multiRoomBookings: boolean;
            features: components["schemas"]["FeatureToggles"];
            /** @description The last change of each subject, newest first, of those that have been changed and are in the company's log. */
            lastChanges?: components["schemas"]["CompanyChange"][];
        };
        /**
         * @description What of a company was changed. A name that a page does not know counts as `OTHER`.
         * @enum {string}
         */
        CompanyChangeSubject: "FACTS" | "LOGO" | "SORT_ORDERS" | "MULTI_ROOM_BOOKINGS" | "FEATURES" | "AUTO_APPROVAL" | "POLICY_FLIGHT" | "POLICY_HOTEL" | "POLICY_TRAIN" | "POLICY_CAR" | "EXPENSE_MANAGEMENT" | "SSO" | "IMPERSONATION_SUPPORT" | "TIER" | "OTHER";
        /** @description Who has changed a part of the company, and when. */
        CompanyChange: {
            subject: components["schemas"]["CompanyChangeSubject"];
            /** Format: date-time */
            changedAt: string;
            /** @description The member's name; null where the account is gone. */
            changedBy: string | null;
            /** @description Support has done it while it acted as this member. */
            bySupport: boolean;
            /** @description The agent's name; null where no support was there or the account is gone. */
            supportAgent: string | null;
        };
        /** @description An error (ERR-001) with what is stored now. */
        VersionConflict: {
            errors: components["schemas"]["ErrorItem"][];
            /** @description What this call would answer now with 200; of a call about an SSO entry, all entries, as API-103. */
            current?: components["schemas"]["OpaqueObject"];
            /** @description The last change of what this call changes. Left out where none is known. */
            lastChange?: components["schemas"]["CompanyChange"];
        };
        CompanyLogPage: {
            content: components["schemas"]["CompanyLogEntry"][];
            paging: components["schemas"]["Paging"];
        };
        /** @description One change of the company. */
        CompanyLogEntry: {
            /** Format: uuid */
            id: string;
            subject: components["schemas"]["CompanyChangeSubject"];
            /** @enum {string} */
            action: "ADDED" | "CHANGED" | "REMOVED";
            /** @description The name of what was changed, where a company has several: of an SSO entry. */
            target: string | null;
            changes: components["schemas"]["CompanyLogField"][];
            /** Format: date-time */
            changedAt: string;
            /** @description The member's name; null where the account is gone. */
            changedBy: string | null;
            /** @description Support has done it while it acted as this member. */
            bySupport: boolean;
            /** @description The agent's name; null where no support was there or the account is gone. */
            supportAgent: string | null;
        };
        /**
         * @description One field that was changed, as it is called in the answers, `address.city`. Both values are texts: of a list its items
         *     with commas, of the others what JSON has. Of a secret there are none, only that it was changed.
         */
        CompanyLogField: {
            field: string;
            before: string | null;
            after: string | null;
        };
        /** @description The public name of a company, no secret. */
        CompanyHash: string;
        /** @description The general facts of a company (BIZ-072). */
        CompanyFacts: {
            name: string;
            website: components["schemas"]["HttpsUrl"] | null;
            phoneNumber: string | null;
            address: components["schemas"]["CompanyAddress"] | null;
        };
        CompanyAddress: {
            street: string;
            postalCode: string | null;
            city: string;
            region: string | null;
            /**
             * Format: country-code
             * @description ISO 3166-1 alpha-2.
             */
            countryCode: string;
        };
        /**
         * Format: uri
         * @description Without a user name before the host.
         */
        HttpsUrl: string;
        AutoApprovalMode: string;
        CompanyAutoApproval: {
            autoApprovalMode: components["schemas"]["AutoApprovalMode"];
            lastChange?: components["schemas"]["CompanyChange"];
        };
        /** @enum {string} */
        PolicyVertical: "flight" | "hotel" | "train" | "car";
        TravelPolicies: {
            flight: components["schemas"]["TravelPolicy"];
            hotel: components["schemas"]["TravelPolicy"];
            train: components["schemas"]["TravelPolicy"];
            car: components["schemas"]["TravelPolicy"];
        };
        TravelPolicy: {
            /** @description Whether bookings are checked against this policy. */
            enabled: boolean;
            /**
             * @description Which bookings need approval.
             * @enum {string}
             */
            approval: "NEVER" | "OUT_OF_POLICY" | "ALWAYS";
            /** @description For one flight, train journey, hotel night or day of a car; null for none. */
            priceLimit: components["schemas"]["PriceLimit"] | null;
            minimumDaysInAdvance: number | null;
            /** @description Cabins, stars or categories that may be booked; empty means all. */
            allowedClasses: string[];
            /** @description Shown first. Always empty for trains. */
            preferredSuppliers: string[];
        };
        PriceLimit: {
            amount: number;
            /**
             * Format: currency-code
             * @description ISO 4217.
             */
            currencyCode: string;
        };
        CompanyPolicies: {
            policies: components["schemas"]["TravelPolicies"];
            lastChange?: components["schemas"]["CompanyChange"];
        };
        CompanyLogoForm: {
            /** @description A picture, judged by its content: at most 1 MiB and 16 million pixels. */
            multipartFile: string;
        };
        CompanyLogo: {
            /** Format: uri-reference */
            logoUrl: string | null;
            lastChange?: components["schemas"]["CompanyChange"];
        };
        ExpenseManagementSystemCode: string;
        CompanyExpenseManagement: {
            expenseManagementSystemCode: components["schemas"]["ExpenseManagementSystemCode"] | null;
            lastChange?: components["schemas"]["CompanyChange"];
        };
        SortOrder: string;
        SortOrderSettings: {
            flight: components["schemas"]["SortOrder"];
            hotel: components["schemas"]["SortOrder"];
            train: components["schemas"]["SortOrder"];
            car: components["schemas"]["SortOrder"];
        };
        CompanySortOrder: {
            sortOrderSettings: components["schemas"]["SortOrderSettings"];
            lastChange?: components["schemas"]["CompanyChange"];
        };
        SsoSettings: components["schemas"]["SsoEntry"][];
        SsoEntry: {
            /** Format: uuid */
            id: string;
            active: boolean;
            name: string;
            /** Format: uri */
            issuer: string;
            /** Format: uri */
            authorizationEndpoint: string;
            clientId: string;
            /** @description The secret itself is never returned. */
            hasClientSecret: boolean;
            /** @description The last time somebody tried the entry by the address of API-108. Left out where nobody has. */
            lastTry?: components["schemas"]["SsoTry"];
        };
        SsoTry: {
            /**
             * Format: date-time
             * @description When it began, and once it has ended, when.
             */
            triedAt: string;
            /**
             * @description `STARTED`: the identity provider has not led back yet, or never did.
             * @enum {string}
             */
            result: "STARTED" | "SUCCEEDED" | "FAILED";
            /** @description Why it has failed; otherwise null. */
            reason: components["schemas"]["SsoTryReason"] | null;
            /** @description The entry has not been changed since. */
            isCurrent: boolean;
        };
        /**
         * @description The error codes of RFC 6749 §4.1.2.1 and OpenID Connect Core 1.0 §3.1.2.6 in upper case; `NO_CODE`: the provider led back
         *     with neither code nor error; `WRONG_ISSUER`: another provider than the entry's answered (RFC 9207).
         * @enum {string}
         */
        SsoTryReason: "INVALID_REQUEST" | "UNAUTHORIZED_CLIENT" | "ACCESS_DENIED" | "UNSUPPORTED_RESPONSE_TYPE" | "INVALID_SCOPE" | "SERVER_ERROR" | "TEMPORARILY_UNAVAILABLE" | "INTERACTION_REQUIRED" | "LOGIN_REQUIRED" | "ACCOUNT_SELECTION_REQUIRED" | "CONSENT_REQUIRED" | "NO_CODE" | "WRONG_ISSUER" | "OTHER";
        SsoEntryForm: {
            /** @description Display name. */
            name: string;
            /**
             * Format: uri
             * @description https, with neither query nor fragment (OpenID Connect Discovery 1.0 §3).
             */
            issuer: string;
            /**
             * Format: uri
             * @description https, with no fragment (RFC 6749 §3.1).
             */
            authorizationEndpoint: string;
            clientId: string;
            /**
             * Format: password
             * @description An empty one is as none.
             */
            clientSecret?: string;
        };
        CompanySso: {
            ssoSettings: components["schemas"]["SsoSettings"];
            lastChange?: components["schemas"]["CompanyChange"];
        };
        SsoUrl: {
            /** Format: uri */
            url: string;
        };
        /** @description Every feature the tier of the company has, switched on or off. */
        FeatureToggles: components["schemas"]["FeatureToggle"][];
        FeatureToggle: {
            feature: components["schemas"]["DashboardFeature"];
            enabled: boolean;
        };
        CompanyFeatureForm: {
            feature: components["schemas"]["DashboardFeature"];
        };
        CompanyFeatures: {
            features: components["schemas"]["FeatureToggles"];
            lastChange?: components["schemas"]["CompanyChange"];
        };
        CompanyMultiRoomBookings: {
            multiRoomBookings: boolean;
            lastChange?: components["schemas"]["CompanyChange"];
        };
        AccountManagerMessage: {
            subject: string;
            description: string;
            /** @description One file. */
            attachment?: string;
        };
        /** @enum {string} */
        CompanyTier: "biz" | "bizPlus" | "enterprise";
        /** @enum {string} */
        DashboardFeature: "ONBOARDING_TASKS" | "GUIDES_PROMO" | "COMPANY_TRAVEL_ACTIVITY" | "HOTEL_RECOMMENDATION" | "INBOX_SYNC" | "TRIPS_TO_APPROVE" | "TRIP_REPORTING_FIELDS" | "REPORTING" | "APPROVAL_SETTINGS" | "TRAVEL_POLICY_BADGES" | "SLACK_INTEGRATION" | "EXPENSIFY_INTEGRATION" | "SSO_INTEGRATION" | "COMPANY_DELETION" | "VIDEO_TUTORIALS" | "ADD_USERS" | "TRIPS_DASHBOARD" | "BOOK_ON_BEHALF" | "CAR_PREFERENCES" | "DELETE_ACCOUNT" | "SHOPPING_CART" | "POLICY_SUMMARY" | "TRAVELER_SELECTION";
        CookiesData: {
            /** @description A decision about cookies is stored; read it by API-057 and API-060. */
            cookiesConsent: boolean;
            /** @description The data-transfer dialog was accepted (CNS-043). */
            dataTransferConsent: boolean;
            /**
             * Format: uri-reference
             * @description URL of the privacy policy.
             */
            policyUrl: string;
            /** @description Whether this site asks by category (CNS-003, CNS-O09) instead of by accept or decline alone. */
            betterUx: boolean;
            /** @description Whether to show the small cookie notice (CNS-048). */
            messageVisible: boolean;
            /** @description The two-party dialog was accepted (CNS-046). */
            twoPartyConsent: boolean;
        };
        /** @enum {string} */
        CookieCategory: "strictlyNecessary" | "functional" | "advertising" | "analytical";
        CookieConsent: {
            /** @description Empty until the visitor has decided; afterwards it includes `strictlyNecessary`. */
            acceptedCategories: components["schemas"]["CookieCategory"][];
            hasFullUserConsent: boolean;
        };
        RecordCookieConsent: {
            /** @description `strictlyNecessary` is stored even if not listed (CNS-007). */
            acceptedCategories: components["schemas"]["CookieCategory"][];
            text?: components["schemas"]["ConsentText"];
        };
        /** @description Which text the visitor saw; the version changes with its meaning, the locale is its language. */
        ConsentText: {
            version: components["schemas"]["ConsentTextVersion"];
            locale: components["schemas"]["ConsentTextLocale"];
        };
        ConsentTextVersion: string;
        /** @description A BCP 47 tag. */
        ConsentTextLocale: string;
        /**
         * @description What is asked, as the attribute `kind` of `<travel-consent>` says it.
         * @enum {string}
         */
        ConsentRegime: "cookies" | "notice" | "two-party" | "data-transfer" | "tcf";
        ConsentForm: {
            regime: components["schemas"]["ConsentRegime"];
            /**
             * @description The name of the pressed button. A notice can only be closed; two-party and data-transfer can only be
             *     accepted.
             * @enum {string}
             */
            choice: "accept" | "decline" | "close";
            text: components["schemas"]["ConsentTextVersion"];
            locale: components["schemas"]["ConsentTextLocale"];
            /**
             * @description With `accept`, the categories that are accepted, joined by dots; all where it is missing. Only of the regime
             *     `cookies`.
             */
            accepted?: string;
            /** @description With `accept`, the TC string that says what is accepted; all where it is missing. Only of the regime `tcf`. */
            tcString?: string;
            /** @description Beside `tcString`, the ids of the accepted vendors outside the framework, joined by dots. */
            additionalVendors?: string;
            /**
             * @description How long ago the visitor has said so, where it could not be sent then. It counts from that time: a newer choice
             *     of this visitor wins, nothing is stored, and the answer is that one. For the regimes `cookies` and `tcf`.
             */
            secondsAgo?: string;
        };
        StoredConsent: {
            /**
             * @description As the event `travel-consent-given` says it: the categories, or the ids of the purposes in the full framework;
             *     empty for the other regimes.
             */
            accepted: string[];
            /** @description Null where the regime asks for none. */
            acceptedCategories: components["schemas"]["CookieCategory"][] | null;
            /** @description Null except in the full framework. */
            tcString: string | null;
        };
        ConsentRecords: {
            records: components["schemas"]["ConsentRecord"][];
            differs: components["schemas"]["ConsentDifference"] | null;
        };
        ConsentDifference: {
            other: components["schemas"]["ConsentRecord"];
        };
        ConsentRecord: {
            /** @description For questions to the site about this record. */
            id: string;
            /** @enum {string} */
            kind: "cookies" | "tcf" | "two-party" | "data-transfer";
            choices: components["schemas"]["ConsentChoices"];
            /** Format: date-time */
            time: string;
            /** @description Null where the caller did not say. */
            text: components["schemas"]["ConsentText"] | null;
        };
        /** @description The fields of its kind only. */
        ConsentChoices: {
            acceptedCategories?: components["schemas"]["CookieCategory"][];
            consentedPurposes?: components["schemas"]["TcfId"][];
            consentedVendors?: components["schemas"]["TcfId"][];
            consentedAdditionalVendors?: components["schemas"]["TcfId"][];
            objectedLegIntPurposes?: components["schemas"]["TcfId"][];
            objectedLegIntVendors?: components["schemas"]["TcfId"][];
            optedInSpecialFeatures?: components["schemas"]["TcfId"][];
            tcString?: string;
            purposeIds?: components["schemas"]["TcfId"][];
            dataTransfer?: boolean;
        };
        GiveTwoPartyConsent: {
            text?: components["schemas"]["ConsentText"];
        };
        LogCookiesConsentAction: {
            isRepeat: boolean;
            /** @enum {string} */
            action?: "ACCEPT_ALL" | "ACCEPT_PARTIAL" | "REJECT" | "CLOSE";
        };
        CookieCategoryDetail: {
            cookies: components["schemas"]["CookieDescription"][];
        };
        CookieDescription: {
            /** @description Of the cookie; or of all whose names begin with it, where it ends in `*`: `_ga_*`. */
            name: string;
            domain: string;
        };
        /** @description An id of the vendor list; a TC string has 16 bits for the highest. */
        TcfId: number;
        /** @description Ids on each legal basis. */
        TcfLegalBases: {
            consents: components["schemas"]["TcfId"][];
            legitimateInterests: components["schemas"]["TcfId"][];
        };
        TcfConsent: {
            purpose: components["schemas"]["TcfLegalBases"];
            vendor: components["schemas"]["TcfLegalBases"];
            specialFeatureOptins: components["schemas"]["TcfId"][];
            consentedAdditionalVendors: components["schemas"]["TcfId"][];
            /** @description No choice is stored; these are the defaults. */
            isUnsavedDefaultConsent: boolean;
            /** @description Null until a choice is stored. */
            tcString: string | null;
        };
        /** @description Without `consentedAdditionalVendors` the saved ones stay, for a page that could not load them. */
        SaveTcfConsent: {
            consentedPurposes: components["schemas"]["TcfShortIdList"];
            consentedVendors: components["schemas"]["TcfIdList"];
            consentedAdditionalVendors?: components["schemas"]["TcfIdList"];
            objectedLegIntPurposes: components["schemas"]["TcfShortIdList"];
            objectedLegIntVendors: components["schemas"]["TcfIdList"];
            optedInSpecialFeatures?: components["schemas"]["TcfShortIdList"];
            /** @description The TC string made from the lists. Short enough for a cookie. */
            tcString: string;
            text?: components["schemas"]["ConsentText"];
        };
        TcfIdList: components["schemas"]["TcfId"][];
        /** @description Purposes or special features; a TC string has 24 bits for purposes. */
        TcfShortIdList: number[];
        TcfInitialPreferences: {
            purposes: components["schemas"]["TcfPurpose"][];
            specialFeatures: components["schemas"]["TcfPurpose"][];
            /** @description The stacks this site groups its purposes by (CNS-O10); purposes in none stand alone. */
            stacks: components["schemas"]["TcfStack"][];
            vendorIds: components["schemas"]["TcfId"][];
            additionalVendorIds: components["schemas"]["TcfId"][];
            /** @description Vendors of both kinds together. */
            numVendors: number;
            vendorListVersion: number;
            tcfPolicyVersion: number;
            /**
             * @description Only where the site has chosen its vendors, which are in `vendorIds` then: the version of the list in which
             *     what one of them declares (purposes, their legal bases, special features) changed last. A choice made with
             *     an older list, or that discloses not all of `vendorIds`, is asked for again.
             */
            changedIn?: number;
        };
        TcfDetailedPreferences: {
            purposes: components["schemas"]["TcfPurpose"][];
            specialPurposes: components["schemas"]["TcfPurpose"][];
            features: components["schemas"]["TcfPurpose"][];
            specialFeatures: components["schemas"]["TcfPurpose"][];
            vendors: components["schemas"]["TcfVendor"][];
            additionalVendors: components["schemas"]["TcfAdditionalVendor"][];
            dataCategories: components["schemas"]["TcfDataCategory"][];
        };
        /** @description What a list of vendors and the choices need; the purposes are those of API-063. */
        TcfVendorRows: {
            specialPurposes: components["schemas"]["TcfPurpose"][];
            features: components["schemas"]["TcfPurpose"][];
            /** @description Texts of the vendor list that a dialog shows word for word, from policy version 5 on. */
            standardTexts: {
                /** @description Above the features. */
                features: string | null;
            };
            vendors: components["schemas"]["TcfVendorRow"][];
            additionalVendors: components["schemas"]["TcfAdditionalVendor"][];
            dataCategories: components["schemas"]["TcfDataCategory"][];
        };
        TcfVendorRow: {
            id: components["schemas"]["TcfId"];
            name: string;
            purposes: components["schemas"]["TcfId"][];
            legIntPurposes: components["schemas"]["TcfId"][];
            flexiblePurposes: components["schemas"]["TcfId"][];
            specialPurposes: components["schemas"]["TcfId"][];
            features: components["schemas"]["TcfId"][];
            specialFeatures: components["schemas"]["TcfId"][];
        };
        /** @description In the format of the IAB's Global Vendor List, version 3. */
        TcfVendorList: {
            /** @constant */
            gvlSpecificationVersion: 3;
            vendorListVersion: number;
            tcfPolicyVersion: number;
            /** Format: date-time */
            lastUpdated: string;
            purposes: components["schemas"]["TcfDeclarations"];
            specialPurposes: components["schemas"]["TcfDeclarations"];
            features: components["schemas"]["TcfDeclarations"];
            specialFeatures: components["schemas"]["TcfDeclarations"];
            stacks: components["schemas"]["TcfDeclarations"];
            dataCategories: components["schemas"]["TcfDeclarations"];
            standardTexts?: {
                [key: string]: string;
            };
            vendors: components["schemas"]["TcfDeclarations"];
        };
        /** @description Entries by id, as the list has them, with more fields. */
        TcfDeclarations: {
            [key: string]: {
                id: components["schemas"]["TcfId"];
                name: string;
            };
        };
        TcfPurpose: {
            id: components["schemas"]["TcfId"];
            name: string;
            description: string;
            illustrations: string[];
            /** @description Some vendor names legitimate interest as its basis. */
            legitimateInterest: boolean;
            /** @description Shown without a switch (CNS-O10). */
            readOnly: boolean;
            /** @description Initial state of its switch (CNS-O10). */
            defaultValue: boolean;
        };
        TcfStack: {
            id: components["schemas"]["TcfId"];
            name: string;
            description: string;
            purposes: components["schemas"]["TcfId"][];
            specialFeatures: components["schemas"]["TcfId"][];
        };
        TcfVendor: {
            id: components["schemas"]["TcfId"];
            name: string;
            purposes: components["schemas"]["TcfId"][];
            specialPurposes: components["schemas"]["TcfId"][];
            legIntPurposes: components["schemas"]["TcfId"][];
            features: components["schemas"]["TcfId"][];
            specialFeatures: components["schemas"]["TcfId"][];
            dataCategories: components["schemas"]["TcfId"][];
            purposeDataRetentionDays: components["schemas"]["TcfRetentionDays"];
            specialPurposeDataRetentionDays: components["schemas"]["TcfRetentionDays"];
            /** Format: uri */
            privacyPolicyUrl: string | null;
            /** Format: uri */
            legIntClaimUrl: string | null;
            usesCookies: boolean;
            cookieMaxAgeSeconds: number | null;
            /** @description A later visit restarts the lifetime. */
            cookieRefresh: boolean;
            usesNonCookieAccess: boolean;
        };
        /** @description Days by purpose id; purposes without a declared number are omitted. */
        TcfRetentionDays: {
            [key: string]: number;
        };
        /** @description A vendor outside the TCF. */
        TcfAdditionalVendor: {
            id: components["schemas"]["TcfId"];
            name: string;
            /** Format: uri */
            policyUrl: string;
            domains: string[];
        };
        TcfDataCategory: {
            id: components["schemas"]["TcfId"];
            name: string;
            description: string;
        };
        DeviceStorageDisclosure: {
            disclosures: components["schemas"]["StorageDisclosure"][];
            domains: components["schemas"]["DisclosureDomain"][];
        };
        StorageDisclosure: {
            identifier: string;
            /** @enum {string} */
            type: "cookie" | "web" | "app";
            maxAgeSeconds: number | null;
            cookieRefresh: boolean;
            purposes: components["schemas"]["TcfId"][];
        };
        DisclosureDomain: {
            domain: string;
            use: string;
        };
        GdprConsentForm: {
            setConsentBooleanCookie: boolean;
            /** @description Purposes of the vendor list, joined by commas; empty for the data transfer alone. */
            purposeIds: string;
            text?: components["schemas"]["ConsentTextVersion"];
            locale?: components["schemas"]["ConsentTextLocale"];
        };
        GdprConsent: {
            /** @description All purposes consented to by these two calls. */
            purposeIds: components["schemas"]["TcfId"][];
        };
        MetaCookieName: string;
        MetaCookie: {
            name: string;
            /** @description Null if there is none. */
            value: string | null;
        };
        SetMetaCookie: {
            /** @description Null deletes. */
            newValue: string | null;
        };
        MetaCookieForm: {
            /** @enum {string} */
            action: "setnewmeta" | "deletenewmeta";
            name: components["schemas"]["MetaCookieName"];
            /** @description Needed to set. */
            value?: string;
            formtoken: string;
        };
        TripsState: {
            /** @description The trip a full id asked for, else the own one worked on last. */
            trip: components["schemas"]["Trip"] | null;
            trips: components["schemas"]["Trip"][];
            upcomingTrips: components["schemas"]["UpcomingTrips"];
            cart: components["schemas"]["TripsCart"];
            savedForLater: components["schemas"]["SavedForLaterTrip"][];
            /** @description In display order, the next journey first. */
            drawerTripSummaries: components["schemas"]["DrawerTripSummary"][];
            wishlistItems: components["schemas"]["WishlistItem"][];
            /** @description Newest first. Types unknown to a client are omitted. */
            notifications: components["schemas"]["TripNotification"][];
            userSettings: components["schemas"]["TripUserSettings"];
        };
        Trip: {
            tripId: string;
            tripHash: string;
            tripName: string;
            /** Format: date */
            startDate: string | null;
            /** Format: date */
            endDate: string | null;
            /** Format: uri-reference */
            imageUrl: string | null;
            events: components["schemas"]["TripEvent"][];
        };
        /** @description One thing in a trip or in the cart. */
        TripEvent: {
            /** Format: uuid */
            eventId: string;
            /** @enum {string} */
            state: "saved" | "booked" | "cancelled";
            isInCart: boolean;
            data: components["schemas"]["TripResult"];
        };
        /** @description A saved search result. */
        TripResult: {
            resultId: string;
            vertical: components["schemas"]["Vertical"];
            title: string;
            location: string;
            /** Format: date */
            startDate: string | null;
            /** Format: date */
            endDate: string | null;
            /** Format: uri-reference */
            imageUrl: string | null;
            /** Format: uri-reference */
            url: string;
            price: number | null;
            currencyCode: string | null;
        };
        UpcomingTrips: {
            /** @description By trip id. */
            byId: {
                [key: string]: components["schemas"]["UpcomingTrip"];
            };
        };
        UpcomingTrip: {
            numSavedEvents: number;
            ownerDisplayName: string;
            tripName: string;
        };
        TripsCart: {
            events: components["schemas"]["TripEvent"][];
        };
        SavedForLaterTrip: {
            resultData: components["schemas"]["TripResult"];
            savingState: components["schemas"]["SavingState"];
        };
        SavedForLater: {
            savedForLater: components["schemas"]["SavedForLaterTrip"][];
        };
        SavingState: {
            isSaved: boolean;
        };
        DrawerTripSummary: {
            tripId: string;
            tripName: string;
            tripUrl: components["schemas"]["LinkTarget"];
            /** Format: uri-reference */
            imageUrl?: string | null;
            numSavedEvents: number;
            numCartEvents?: number;
            numBookedEvents?: number;
            numCancelledEvents?: number;
        };
        WishlistItem: {
            tripId: string;
            destination: string;
        };
        TripNotification: {
            /** @enum {string} */
            type: "NEW_SHARED_TRIP";
            tripId: string;
            /**
             * Format: uri-reference
             * @description Of the person who shares.
             */
            avatarUrl: string | null;
            /** @description In seconds since 1970. */
            timestamp: number;
        };
        TripNotifications: {
            notifications: components["schemas"]["TripNotification"][];
        };
        TripNotificationId: {
            tripId: string;
        };
        TripUserSettings: {
            mapViewFD: boolean;
            mapViewDP: boolean;
            tdpAutopilot: boolean;
            navigationDrawerTripsTooltipShown: boolean;
            tripsDrawerReminderTooltipShown: boolean;
            tripsDrawerGoToTripsButtonTooltipShown: boolean;
        };
        TripSettingChange: {
            enabled: boolean;
        };
        FullTripIdForm: {
            fullTripId: string;
        };
    };
    responses: {
        /** @description The request does not fit this document. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The header `X-CSRF` has no valid form token of this session, or the request comes from a foreign site. */
        InvalidFormToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request comes from a page of an origin that is not configured to embed the shell. */
        CrossSiteRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The visitor is not signed in, or the session has ended (ERR-005, ERR-008). */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The form token is invalid, the permission is missing, or support acts as a member and may not do this in their name
         *     (`NOT_WHILE_ACTING`).
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description It does not exist, or belongs to another account. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is larger than this call takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many attempts for this account or from this address. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Any other failure. Unknown paths answer 404 with `NOT_FOUND`. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The last sign-in or password is older than ten minutes (`RECENT_SIGN_IN_REQUIRED`): send the visitor to
         *     `/s/ident/again?redir=…` or let them sign in again. Or the form token is invalid, or support acts as a
         *     member (`NOT_WHILE_ACTING`).
         */
        RecentSignInRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The form token is invalid, or support acts as a member (`NOT_WHILE_ACTING`). */
        NotWhileActing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description It is the only way to sign in. */
        OnlyWay: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthResponse"];
            };
        };
        /** @description Not signed in. The answer does not say why the code is invalid. */
        CodeRefused: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthResponse"];
            };
        };
        /**
         * @description Not signed in. An unknown name and a wrong password get the same answer; that an account is closed is told
         *     only after the right password.
         */
        SignInRefused: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthResponse"];
            };
        };
        /** @description A field is not as it has to be. */
        WrongField: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthResponse"];
            };
        };
        /** @description Done. */
        AuthDone: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthResponse"];
            };
        };
        /** @description Signed in (status 0), or what is still missing (status 1 and 2). */
        SignedInByProvider: {
            headers: {
                "Set-Cookie": components["headers"]["SessionCookies"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthResponse"];
            };
        };
        /** @description Signed in. Starts a new session; the previous form token is invalid. */
        SignedInByPasskey: {
            headers: {
                "Set-Cookie": components["headers"]["SessionCookies"];
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthResponse"];
            };
        };
        /**
         * @description Not signed in. `NO_SUCH_USER`: the passkey's account is gone. `PASSKEYS_NOT_SETUP`: the account has not this
         *     passkey. Both are told to the holder of a passkey only, who may let the device forget it.
         */
        PasskeyRefused: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthResponse"];
            };
        };
        /** @description The other account cannot be linked because of its type or its owner (SIG-037). */
        NotLinkable: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuthResponse"];
            };
        };
        /** @description URL to which the visitor is sent to sign in. */
        ProviderRedirect: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProviderRedirect"];
            };
        };
        /** @description The options for `navigator.credentials.get`. The challenge is valid once, for five minutes. */
        PasskeyLoginParams: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PasskeyRequestOptions"];
            };
        };
        /** @description The form token is not valid, or the other account is locked or disabled. */
        AccountClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description This site does not offer the provider. */
        ProviderDisabled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /**
         * @description The form token is not valid, the account is in no company, the member lacks a permission, or the company asks
         *     for a second factor that this session has not passed (ERR-010). Or support acts as the member, and may not do this in
         *     their name (`NOT_WHILE_ACTING`).
         */
        MembersOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The business profile as it is now. */
        BusinessAccountNow: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BusinessAccountInfo"];
            };
        };
        /** @description The steps as they are now. */
        OnboardingTasksNow: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OnboardingTasks"];
            };
        };
        /** @description The traveller currently being booked for. */
        BookingForNow: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingForUserInfo"];
            };
        };
        /** @description Another tab or device has chosen another traveller since; nothing is changed. */
        TravelerChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description A mail with the next step was sent to this address. */
        SignupReceived: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignupReceipt"];
            };
        };
        /** @description The request as it is now. */
        DemoRequestNow: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DemoRequestState"];
            };
        };
        /** @description The right as it is now. */
        ImpersonationSupportNow: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImpersonationSupport"];
            };
        };
        /** @description The tier and the last upgrade, if any. */
        TierUpgradeNow: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TierUpgrade"];
            };
        };
        /**
         * @description `If-Match` names another version than the one that is stored: somebody else was first. Nothing has changed. The answer
         *     says what is stored now and who has changed it, so that both can be shown; `ETag` is its version.
         */
        CompanyChanged: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VersionConflict"];
            };
        };
        /** @description The features as they are now. */
        CompanyFeaturesNow: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompanyFeatures"];
            };
        };
        /** @description The flag as it is now. */
        MultiRoomBookingsNow: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompanyMultiRoomBookings"];
            };
        };
    };
    parameters: {
        /**
         * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
         * @example "vT3kYc0bq1o5hLr9wZx2Ng"
         */
        IfMatch: string;
        /** @description Of the list of sessions. */
        SessionId: string;
        /** @description Of the list of passkeys. */
        PasskeyId: string;
        /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
        SsoEntryId: string;
        /**
         * @description The result's, as the page that shows it names it.
         * @example hotel-lis-4711
         */
        ResultId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Answers about a person are never stored. */
        NoStore: "no-store";
        /** @description The version of what is answered, for `If-Match` of a later write. */
        ETag: string;
        /** @description `travel_session` and `travel_signed_in`, set or cleared. */
        SessionCookies: string;
        /**
         * @description `travel_consent_id` (HttpOnly) names the visitor from the first decision on. `consent` (CON-061), `kyk_tcf`
         *     (CON-062), `DATA_CONSENT` (CON-063) and the meta cookies `twoPartyAccepted` and `dataTransferAccepted` repeat
         *     decisions for scripts of the page.
         */
        ConsentCookies: string;
        /** @description `travel_meta_` and the name, readable by scripts of the page. */
        MetaCookieLine: string;
        /** @description The same for every visitor. */
        VendorListCaching: "public, max-age=3600";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    fetchFormToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description A token for the session of this request. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormToken"];
                };
            };
            403: components["responses"]["CrossSiteRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does, whether or not the database does. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description For back ends whose health is that of their database. It does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getFooterState: {
        parameters: {
            query?: {
                /** @description Brand of the footer; flagship by default (PRD-006). A site may have further brands. */
                brand?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for every visitor. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FooterState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getFooterBrands: {
        parameters: {
            query?: {
                /** @description Brand of the footer; flagship by default (PRD-006). A site may have further brands. */
                brand?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for every visitor. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FooterBrandsState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getFooterSiteMapLinks: {
        parameters: {
            query?: {
                /** @description Brand of the footer; flagship by default (PRD-006). A site may have further brands. */
                brand?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for every visitor. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FooterSiteMap"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPrivacyMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for every visitor. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyMenuState"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSocialIcon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A name of `socialIconsByName` with its ending. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Text that starts with an svg tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCurrencyPicker: {
        parameters: {
            query?: {
                /** @description The locale of the page (STA-041). */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What this visitor chose in this session, else what the account keeps, else the currency of the locale's
             *     country.
             */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyPickerState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCountryPicker: {
        parameters: {
            query?: {
                /** @description The locale of the page (STA-041). */
                locale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same for every visitor of this locale. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryPickerState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createTraveler: {
        parameters: {
            query: {
                knownTravelerNumberApiVersion: "v2";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TravelerFields"];
            };
        };
        responses: {
            /** @description The traveler as it is stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Traveler"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            /** @description The account has reached its maximum number of travelers. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateTraveler: {
        parameters: {
            query: {
                knownTravelerNumberApiVersion: "v2";
            };
            header?: never;
            path: {
                travelerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TravelerFields"];
            };
        };
        responses: {
            /** @description The traveler as it is stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Traveler"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPreferredTraveler: {
        parameters: {
            query: {
                knownTravelerNumberApiVersion: "v2";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The traveler as it is stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Traveler"];
                };
            };
            /** @description No traveler is preferred. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyChoice"];
            };
        };
        responses: {
            /** @description The next answers use this currency. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenCurrency"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDataSharing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What this visitor decided; allowed until then. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSharing"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    setDataSharing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataSharing"];
            };
        };
        responses: {
            /** @description What this visitor decided; allowed until then. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSharing"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    recordUiMetric: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UiMetric"];
            };
        };
        responses: {
            /** @description Counted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    convertSearchUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FriendlyUrlForm"];
            };
        };
        responses: {
            /** @description A path on this site, or null. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendlyUrl"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    convertSearchUrlPlainPath: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FriendlyUrlForm"];
            };
        };
        responses: {
            /** @description A path on this site, or null. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendlyUrl"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    syncKmkid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["KmkidSuggestion"];
            };
        };
        responses: {
            /** @description The id, or null if none is stored and none was suggested. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncedKmkid"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setKmkid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["KmkidForm"];
            };
        };
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAuthState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of this session, signed in or not. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthState"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Signed in. Starts a new session; the previous form token is invalid. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["NoFields"];
            };
        };
        responses: {
            /** @description Signed out. Ends the session; its form token is invalid. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RegisterForm"];
            };
        };
        responses: {
            /** @description A mail is on its way. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["InvalidFormToken"];
            422: components["responses"]["WrongField"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ada@example.com"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ForgotForm"];
            };
        };
        responses: {
            /** @description A mail was sent if the name has an account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["NotWhileActing"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    sendSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ada@example.com"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SignInCodeForm"];
            };
        };
        responses: {
            /** @description A mail was sent if the name has an account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    loginWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ada@example.com",
                 *       "code": "012345",
                 *       "sticky": true,
                 *       "userInfo": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SignInCodeLoginForm"];
            };
        };
        responses: {
            /** @description Signed in. Starts a new session; the previous form token is invalid. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["CodeRefused"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["NoFields"];
            };
        };
        responses: {
            /** @description The session waits for the other account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotWhileActing"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    switchAccount: {
        parameters: {
            query: {
                /** @description Of an account switcher item (STA-036). */
                tokenId: string;
                /** @description If omitted, the mode stays the same. */
                business?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["NoFields"];
            };
        };
        responses: {
            /** @description The session belongs to that account; the previous form token is invalid. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["AccountClosed"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    requestGmailSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["NoFields"];
            };
        };
        responses: {
            /** @description Where Google asks the visitor. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GmailSubscription"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotWhileActing"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    subscribeGmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "4/0AX4XfWh",
                 *       "state": "Yk2vQ0s8mT1cQk5bWlxV8y6uZr4nHf7aEoLwXsQ1a2b"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AuthorizationResult"];
            };
        };
        responses: {
            /** @description The subscription, as stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GmailSubscription"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotWhileActing"];
            409: components["responses"]["NotLinkable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    loginWithApple: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idToken": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
                 *       "name": "Ada Lovelace",
                 *       "sticky": true,
                 *       "userInfo": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AppleLoginForm"];
            };
        };
        responses: {
            200: components["responses"]["SignedInByProvider"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["InvalidFormToken"];
            409: components["responses"]["NotLinkable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    startAppleLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "redir": "/flights",
                 *       "sticky": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProviderRedirectForm"];
            };
        };
        responses: {
            200: components["responses"]["ProviderRedirect"];
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    startNaverLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "redir": "/flights",
                 *       "sticky": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProviderRedirectForm"];
            };
        };
        responses: {
            200: components["responses"]["ProviderRedirect"];
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    loginWithNaver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "EIc5bFrl4RibFls1",
                 *       "state": "Yk2vQ0s8mT1cQk5bWlxV8y6uZr4nHf7aEoLwXsQ1a2b",
                 *       "userInfo": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["NaverLoginForm"];
            };
        };
        responses: {
            200: components["responses"]["SignedInByProvider"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["InvalidFormToken"];
            409: components["responses"]["NotLinkable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    loginWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idToken": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
                 *       "confirm": true,
                 *       "sticky": true,
                 *       "userInfo": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GoogleLoginForm"];
            };
        };
        responses: {
            200: components["responses"]["SignedInByProvider"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["InvalidFormToken"];
            409: components["responses"]["NotLinkable"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    loginAndLinkGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idToken": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
                 *       "passwd": "travel-demo",
                 *       "userInfo": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GoogleLinkExistingForm"];
            };
        };
        responses: {
            200: components["responses"]["SignedInByProvider"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["NotWhileActing"];
            409: components["responses"]["NotLinkable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    linkGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idToken": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["GoogleLinkForm"];
            };
        };
        responses: {
            200: components["responses"]["AuthDone"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["RecentSignInRequired"];
            409: components["responses"]["NotLinkable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    unlinkGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/x-www-form-urlencoded": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: components["responses"]["AuthDone"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["RecentSignInRequired"];
            409: components["responses"]["NotLinkable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    startGoogleLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "redir": "/flights",
                 *       "sticky": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProviderRedirectForm"];
            };
        };
        responses: {
            200: components["responses"]["ProviderRedirect"];
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    authorizeOneTap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "4/0AX4XfWh",
                 *       "sticky": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OneTapForm"];
            };
        };
        responses: {
            200: components["responses"]["SignedInByProvider"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["SignInRefused"];
            403: components["responses"]["InvalidFormToken"];
            409: components["responses"]["NotLinkable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ProviderDisabled"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPasskeyAutofillParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PasskeyLoginParams"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPasskeyLoginParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: components["responses"]["PasskeyLoginParams"];
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getNewPasskeyParams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            /** @description The options for `navigator.credentials.create`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["RecentSignInRequired"];
            /** @description The account has as many passkeys as it may. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    registerPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "JwV_2fL1vB0",
                 *       "rawId": "JwV_2fL1vB0",
                 *       "type": "public-key",
                 *       "clientExtensionResults": {
                 *         "credProps": {
                 *           "rk": true
                 *         }
                 *       },
                 *       "response": {
                 *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *         "attestationObject": "o2NmbXRkbm9uZQ",
                 *         "transports": [
                 *           "internal"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            200: components["responses"]["AuthDone"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["RecentSignInRequired"];
            /** @description The account has as many passkeys as it may. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            422: components["responses"]["WrongField"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys; an empty list if there are none. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the list of passkeys. */
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Telephone"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            200: components["responses"]["AuthDone"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the list of passkeys. */
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuthDone"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["RecentSignInRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OnlyWay"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: {
                /** @description Keep me signed in on this device. */
                sticky?: boolean;
                /** @description Include `userInfo` in the response. */
                userInfo?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "JwV_2fL1vB0",
                 *       "rawId": "JwV_2fL1vB0",
                 *       "type": "public-key",
                 *       "clientExtensionResults": {},
                 *       "response": {
                 *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *         "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
                 *         "signature": "MEUCIQDx",
                 *         "userHandle": "C58cnh8NTw6dVS-cH28_EA"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            200: components["responses"]["SignedInByPasskey"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["PasskeyRefused"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, at least the one in use. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuthDone"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["RecentSignInRequired"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the list of sessions. */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuthDone"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["RecentSignInRequired"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setBusinessLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessLanguage"];
            };
        };
        responses: {
            /** @description Kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setUpBusinessProfileV1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessSetupV1"];
            };
        };
        responses: {
            200: components["responses"]["BusinessAccountNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setUpBusinessProfileV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessSetupV2"];
            };
        };
        responses: {
            200: components["responses"]["BusinessAccountNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setUpBusinessProfileV3: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessSetupV3"];
            };
        };
        responses: {
            200: components["responses"]["BusinessAccountNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setOnboardingTaskStatus: {
        parameters: {
            query: {
                /**
                 * @description Company steps require COMPANY_SETTINGS_MANAGEMENT (BIZ-070).
                 * @example COMPLETE_PROFILE
                 */
                taskId: components["schemas"]["OnboardingTaskId"];
                /** @example done */
                status: components["schemas"]["OnboardingTaskStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OnboardingTasksNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getOnboardingTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OnboardingTasksNow"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    dismissReminderTaskGrid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hidden. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    resendBusinessConfirmationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A mail was sent if there is something to confirm. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBusinessAccountInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BusinessAccountNow"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setBusinessKeywords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessKeywords"];
            };
        };
        responses: {
            /** @description The keywords as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessKeywords"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBusinessToggleUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go to switch. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessToggleUrl"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    selectTraveler: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TravelerSelection"];
            };
        };
        responses: {
            200: components["responses"]["BookingForNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TravelerChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    selectGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestSelection"];
            };
        };
        responses: {
            200: components["responses"]["BookingForNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TravelerChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    unselectTraveler: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TravelerRelease"];
            };
        };
        responses: {
            /** @description Now booking for oneself. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            409: components["responses"]["TravelerChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCurrentIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity of this session. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentIdentity"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    signUpCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignup"];
            };
        };
        responses: {
            202: components["responses"]["SignupReceived"];
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    signUpBizPlusCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySignup"];
            };
        };
        responses: {
            202: components["responses"]["SignupReceived"];
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    trackBizPlusEmailConfirmationClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmationClick"];
            };
        };
        responses: {
            /** @description Stored if there is such a mail. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    signUpLeisureCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeisureSignup"];
            };
        };
        responses: {
            200: components["responses"]["BusinessAccountNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            /** @description The account is in a company already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    requestDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DemoRequest"];
            };
        };
        responses: {
            200: components["responses"]["DemoRequestNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    postponeDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DemoRequestNow"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addToWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitlistEntry"];
            };
        };
        responses: {
            /** @description On the list. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getImpersonationSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImpersonationSupportNow"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    grantImpersonationSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImpersonationSupportNow"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    revokeImpersonationSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImpersonationSupportNow"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    endImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the impersonation; the previous form token is invalid. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpersonationEnd"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["RecentSignInRequired"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    upgradeTier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TierUpgradeRequest"];
            };
        };
        responses: {
            200: components["responses"]["TierUpgradeNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            /** @description The company already has this tier or a higher one, or an upgrade is pending. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTierUpgradeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TierUpgradeNow"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    reportIssue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["IssueReportForm"];
            };
        };
        responses: {
            /** @description Support has it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssueReportReceipt"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            /** @description The company has sent as many files as are kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findUsers: {
        parameters: {
            query?: {
                /** @example 0 */
                page?: number;
                /** @example 5 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSearch"];
            };
        };
        responses: {
            /** @description One page of what was found, by last name. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company of this session. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyFacts"];
            };
        };
        responses: {
            /** @description The company as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySettings"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCompanyLog: {
        parameters: {
            query?: {
                /** @example 0 */
                page?: number;
                /** @example 15 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, newest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLogPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setAutoApprovalMode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example IN_POLICY */
                mode: components["schemas"]["AutoApprovalMode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mode as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAutoApproval"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setTravelPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example hotel */
                vertical: components["schemas"]["PolicyVertical"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TravelPolicy"];
            };
        };
        responses: {
            /** @description The policies of all verticals as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyPolicies"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    sendCompanyDeletionEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6f1d2c3b4a5968778695a4b3c2d1e0f0 */
                confirmationCode: string;
                /** @example 1795224600000 */
                requestTime: number;
                /** @example kP0s3Jm1-9d2GmT1cQk5bWlxV8y6uZr4nHf7aEoLwXs */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    sendCompanyConfirmation: {
        parameters: {
            query: {
                /** @example grace@example.com */
                userEmail: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A mail was sent if this member has not confirmed yet. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    sendBizPlusConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A mail was sent if there is something to confirm. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    uploadCompanyLogo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CompanyLogoForm"];
            };
        };
        responses: {
            /** @description The new logo. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLogo"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCompanyLogo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no logo now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLogo"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setExpenseManagementSystem: {
        parameters: {
            query: {
                /** @example EXPENSIFY */
                expenseManagementSystemCode: components["schemas"]["ExpenseManagementSystemCode"];
            };
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
                hash: components["schemas"]["CompanyHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The system as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyExpenseManagement"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    removeExpenseManagementSystem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No system is set now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyExpenseManagement"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setSortOrderSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SortOrderSettings"];
            };
        };
        responses: {
            /** @description The orders as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySortOrder"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSsoEntryPointUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoUrl"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSsoSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, active or not, oldest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySso"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addSsoEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoEntryForm"];
            };
        };
        responses: {
            /** @description The new entry. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoEntry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            /** @description The company has 20 entries already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateSsoEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
                id: components["parameters"]["SsoEntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoEntryForm"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoEntry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteSsoEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
                id: components["parameters"]["SsoEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry is gone. */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    toggleSsoEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
                id: components["parameters"]["SsoEntryId"];
                /** @example true */
                flag: boolean;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoEntry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getExternalAuthorizationUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7c9e6679-7425-40de-944b-e07fc1f90ae7 */
                id: components["parameters"]["SsoEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoUrl"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    enableCompanyFeature: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyFeatureForm"];
            };
        };
        responses: {
            200: components["responses"]["CompanyFeaturesNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    disableCompanyFeature: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyFeatureForm"];
            };
        };
        responses: {
            200: components["responses"]["CompanyFeaturesNow"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    enableMultiRoomBookings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MultiRoomBookingsNow"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    disableMultiRoomBookings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version that the visitor has seen, as `ETag` gave it. Without it whatever is stored is overwritten.
                 * @example "vT3kYc0bq1o5hLr9wZx2Ng"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MultiRoomBookingsNow"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            412: components["responses"]["CompanyChanged"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    contactAccountManager: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AccountManagerMessage"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["MembersOnly"];
            /** @description The company has sent as many files as are kept. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCookiesData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stored state of this visitor. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CookiesData"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    logCookiesConsentAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogCookiesConsentAction"];
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    recordConsentByForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ConsentForm"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ConsentCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredConsent"];
                };
            };
            /**
             * @description For browsers that ask for a page. Leads back to the page of this site, or of an origin that may embed the
             *     shell, that the form was on, else to `/`.
             */
            303: {
                headers: {
                    Location?: string;
                    "Set-Cookie": components["headers"]["ConsentCookies"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["CrossSiteRequest"];
            429: components["responses"]["TooManyRequests"];
            /** @description The full framework is not configured on this server. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getConsentRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was chosen, when, and with which text. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentRecords"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    recordCookieConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordCookieConsent"];
            };
        };
        responses: {
            /** @description Stored. Earlier decisions are kept as history and no longer apply. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ConsentCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CookieConsent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCookieConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current decision; no categories if there is none. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ConsentCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CookieConsent"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCookiesForCategory: {
        parameters: {
            query: {
                /** @example advertising */
                category: components["schemas"]["CookieCategory"];
                /** @description Leave out cookies of vendors that the TCF asks about, for use beside the full framework (CNS-O11). */
                excludeIabVendorCookies?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cookies; empty if the site has none of this category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CookieCategoryDetail"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTcfConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices that count, or the default, with nothing consented and nothing objected to. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ConsentCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TcfConsent"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    saveTcfConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTcfConsent"];
            };
        };
        responses: {
            /** @description Stored. Earlier choices are kept as history and no longer apply. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ConsentCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TcfConsent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTcfDetailedPreferences: {
        parameters: {
            query?: {
                /** @example rows */
                part?: "rows";
                /** @example 10 */
                vendorId?: components["schemas"]["TcfId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest vendor list this server has, without vendors that have left. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["VendorListCaching"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TcfDetailedPreferences"] | components["schemas"]["TcfVendorRows"] | components["schemas"]["TcfVendor"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTcfVendorList: {
        parameters: {
            query?: {
                /** @example LATEST */
                version?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list of this version. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["VendorListCaching"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TcfVendorList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTcfInitialPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purposes, how they are grouped, and how many vendors there are. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["VendorListCaching"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TcfInitialPreferences"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDeviceStorageDisclosure: {
        parameters: {
            query: {
                /** @example 91 */
                vendorId: components["schemas"]["TcfId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both lists are empty if the vendor has disclosed nothing. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["VendorListCaching"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceStorageDisclosure"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    giveTwoPartyConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GiveTwoPartyConsent"];
            };
        };
        responses: {
            /** @description Stored. Once more changes nothing. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["ConsentCookies"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createGdprConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GdprConsentForm"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ConsentCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GdprConsent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    removeGdprConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GdprConsentForm"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ConsentCookies"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GdprConsent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setMetaCookie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example hideCookieMessage */
                name: components["schemas"]["MetaCookieName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMetaCookie"];
            };
        };
        responses: {
            /** @description Set or deleted. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["MetaCookieLine"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetaCookie"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setMetaCookieByForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MetaCookieForm"];
            };
        };
        responses: {
            /** @description Set or deleted. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["MetaCookieLine"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetaCookie"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["InvalidFormToken"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTripsStore: {
        parameters: {
            query: {
                props: "trip,trips,user";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Own trips and those others share with this account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripsState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTripsStoreForTrip: {
        parameters: {
            query: {
                props: "trip,trips,user";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FullTripIdForm"];
            };
        };
        responses: {
            /** @description Own trips and those others share with this account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripsState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setMapViewFD: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripSettingChange"];
            };
        };
        responses: {
            /** @description All settings as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripUserSettings"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setMapViewDP: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripSettingChange"];
            };
        };
        responses: {
            /** @description All settings as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripUserSettings"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setTdpAutopilot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripSettingChange"];
            };
        };
        responses: {
            /** @description All settings as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripUserSettings"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    clearTripNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripNotificationId"];
            };
        };
        responses: {
            /** @description The remaining notifications. Clearing one twice succeeds. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripNotifications"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setTripsDrawerGoToTripsButtonTooltipShown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All settings as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripUserSettings"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setTripsDrawerReminderTooltipShown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All settings as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripUserSettings"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    setNavigationDrawerTripsTooltipShown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All settings as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripUserSettings"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    saveResultForLater: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The result's, as the page that shows it names it.
                 * @example hotel-lis-4711
                 */
                resultId: components["parameters"]["ResultId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripResult"];
            };
        };
        responses: {
            /** @description What is saved for later now, the latest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedForLater"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            /** @description The account has saved as many results as it may. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    removeSavedResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The result's, as the page that shows it names it.
                 * @example hotel-lis-4711
                 */
                resultId: components["parameters"]["ResultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is saved for later now, the latest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedForLater"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["InvalidFormToken"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSeasonalImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The season. */
                a: "spring" | "summer" | "autumn" | "winter";
                /** @description The place, in small letters. */
                b: string;
                /** @description Width and height in px, at most 1999 each. */
                c: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same picture for the same address, always. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
