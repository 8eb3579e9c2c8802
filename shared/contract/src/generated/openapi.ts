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
        /** Says whether this server can do its work. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
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
         * @description Also succeeds when nobody is signed in.
         */
        post: operations["logout"];
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
        };
        /** @description The first error of a list, the one that is shown (ERR-004). */
        DescribedError: WithRequired<components["schemas"]["ErrorItem"], "description" | "localizedDescription">;
        Health: {
            /** @constant */
            status: "ok";
            /** @constant */
            database: "ok";
        };
        /** @description Passed through as it is (STA-O07). */
        OpaqueObject: {
            [key: string]: unknown;
        };
        LoginForm: {
            /** @description Email address or phone number. */
            username: string;
            passwd: string;
            /**
             * @description Keep me signed in on this device.
             * @default false
             */
            sticky?: boolean;
            /**
             * @description Put `userInfo` into the answer.
             * @default false
             */
            userInfo?: boolean;
        };
        AuthState: {
            loggedInSession: boolean;
            /** @description Whether this site offers sign-in at all; it does not change with the session. */
            allowSignIn: boolean;
            newUser: boolean;
            unconfirmedAccount: boolean;
            guidebookEnabled: boolean;
            surveyGroups: string[];
            accountSwitcherItems: components["schemas"]["AccountSwitcherItem"][];
            authStateParams: components["schemas"]["OpaqueObject"];
            userInfoState: components["schemas"]["UserInfoState"];
            businessState: components["schemas"]["BusinessState"];
        };
        /** @description Every field is null when signed out. */
        UserInfoState: {
            /** @description Begins with `+` for an account known by its phone number (MSC-050). */
            accountName: string | null;
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
            /** @description The email address of the traveller one books for. */
            currentTraveler: string | null;
            currentTravelerInfoState: components["schemas"]["OpaqueObject"] | null;
            travelArranger: boolean;
            permissions: string[];
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
            /** @description Names the account in a switch; no secret. */
            tokenId: string;
            accountName: string;
            /** Format: uri-reference */
            userImgUrl: string | null;
        };
        AuthResponse: {
            /**
             * @description 0 it worked; 1 an expected refusal, see `errorField`; -1 the client rejects.
             * @enum {integer}
             */
            status: 0 | 1 | -1;
            /** @description What to tell the visitor. */
            message?: string;
            /** @description The field of the form, by its name in STA-102. */
            errorField?: string;
            errorCode?: components["schemas"]["AuthErrorCode"];
            uid?: string;
            userInfo?: components["schemas"]["UserInfoState"];
            /** @description Replaces the token known so far. */
            formToken?: string;
            /** Format: uri-reference */
            businessRedirectUrl?: string;
            /** Format: uri-reference */
            loginRedirectUrl?: string;
        };
        /** @enum {string} */
        AuthErrorCode: "VALIDATION_ERROR" | "INVALID_SESSION" | "NO_SUCH_USER" | "PASSKEYS_NOT_SETUP" | "EXTERNAL_AUTH_REQUIRED";
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
        /** @description Nobody is signed in, or the session has ended (ERR-005, ERR-008). */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The form token is not valid, or this person may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description There is no such thing, or it belongs to somebody else. */
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
        /** @description Too many failed attempts for this account or from this address. */
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
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Answers about a person are never stored. */
        NoStore: "no-store";
        /** @description `travel_session` and `travel_signed_in`, set or cleared. */
        SessionCookies: string;
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
            /** @description The database answers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The database does not answer. */
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
            /** @description Signed in. The session is a new one and the former form token is void. */
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
            /** @description Unknown name or wrong password; the answer does not tell which. */
            401: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
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
                "application/x-www-form-urlencoded": Record<string, never>;
            };
        };
        responses: {
            /** @description Signed out. The session is gone and the former form token is void. */
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
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
