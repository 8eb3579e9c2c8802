declare function stripContractDocs(source: string): string;
export = stripContractDocs;
