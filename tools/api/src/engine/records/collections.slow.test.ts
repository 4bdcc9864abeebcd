// All members of the family, of which the fast tier tries a few.
import './collections.test';
