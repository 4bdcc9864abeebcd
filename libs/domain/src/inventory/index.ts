export { codeOf, type ScannedCode } from './codeOf';
export { loanOf, type AssetPromise, type LentAsset, type Loan, type LoanTerms } from './loanOf';
