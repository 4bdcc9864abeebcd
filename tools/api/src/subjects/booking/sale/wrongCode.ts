import { sentences } from '@callboard/api-contract/sentences';
import { ApiProblem, refusedAction } from '../../../engine/problems';

/** A code that someone guessed or mistyped: for each kind of code one refusal for every reason, and wrong ones are counted. */
export class WrongCode extends ApiProblem {
  constructor(kind: 'voucherUnknown' | 'giftVoucherUnknown' | 'priceCodeWrong') {
    const { status, body } = refusedAction(sentences[kind](), {}, 409);
    super(status, body);
  }
}
