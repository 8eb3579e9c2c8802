/** The parts we read of the Global Vendor List as IAB Europe publishes it (list format 3). */

export interface PurposeDeclaration {
  id: number;
  name: string;
  description: string;
  illustrations: string[];
}

export interface StackDeclaration {
  id: number;
  name: string;
  description: string;
  purposes: number[];
  specialFeatures: number[];
}

export interface VendorDeclaration {
  id: number;
  name: string;
  purposes: number[];
  legIntPurposes: number[];
  flexiblePurposes: number[];
  specialPurposes: number[];
  features: number[];
  specialFeatures: number[];
  cookieMaxAgeSeconds: number | null;
  usesCookies: boolean;
  cookieRefresh: boolean;
  usesNonCookieAccess: boolean;
  /** In days; the value for a purpose overrides `stdRetention`. */
  dataRetention: {
    stdRetention?: number;
    purposes: Record<string, number>;
    specialPurposes: Record<string, number>;
  };
  urls: { langId: string; privacy: string; legIntClaim?: string }[];
  dataDeclaration: number[];
  /** When the vendor left the framework. */
  deletedDate?: string;
}

export interface DataCategoryDeclaration {
  id: number;
  name: string;
  description: string;
}

export type StandardTexts = Record<string, string>;

export interface VendorList {
  gvlSpecificationVersion: 3;
  vendorListVersion: number;
  tcfPolicyVersion: number;
  lastUpdated: string;
  purposes: Record<string, PurposeDeclaration>;
  specialPurposes: Record<string, PurposeDeclaration>;
  features: Record<string, PurposeDeclaration>;
  specialFeatures: Record<string, PurposeDeclaration>;
  stacks: Record<string, StackDeclaration>;
  dataCategories: Record<string, DataCategoryDeclaration>;
  /** Since policy version 5: texts to show word for word, such as that above the features. */
  standardTexts?: StandardTexts;
  vendors: Record<string, VendorDeclaration>;
}
